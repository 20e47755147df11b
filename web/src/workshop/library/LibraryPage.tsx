import { FileError } from '@undercroft/engine'
import { type ChangeEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Parade } from '../../art/Parade.tsx'
import type { PropKey } from '../../art/props/index.ts'
import { Things } from '../../art/Things.tsx'
import { SetList } from '../../content/SetList.tsx'
import { useContent } from '../../content/store.ts'
import { castOf } from '../../games/cast.ts'
import { type GameId, gameIds } from '../../games/index.ts'
import { type Area, named, needArea, t } from '../../i18n/index.ts'
import { toBench, toBlitzTeams } from '../routes.ts'
import { type ImportError, importFile } from './files.ts'
import { ItemRow, type Notice } from './ItemRow.tsx'
import { Glyph, KindIcon, kindName } from './KindIcon.tsx'
import { gameOf, isKindId, type KindId, kindIds } from './kind.ts'
import { deleteItem, type Item, keepImported, listItems, putItem } from './store.ts'

/** Why a file was refused, in words. */
function refusalText({ code, facts }: ImportError): string {
  const { kind } = facts
  return named(`workshop.refused.${code}`, isKindId(kind) ? { kind: kindName(kind) } : { ...facts })
}

const benchTexts: Readonly<Record<KindId, 'blood-team' | 'team' | 'warband' | 'dungeon' | 'grid'>> = {
  'blood-bowl/team': 'blood-team',
  'dungeon-bowl/team': 'team',
  'skirmish/warband': 'warband',
  'dungeon-bowl/dungeon': 'dungeon',
  'skirmish/grid': 'grid',
}

/** What lies on the benches where boards are laid. */
const benchThings: Readonly<Partial<Record<KindId, readonly PropKey[]>>> = {
  'dungeon-bowl/dungeon': ['portal', 'chest', 'trapdoor', 'rubble'],
  'skirmish/grid': ['statue', 'stone-spikes', 'sacred-circle', 'blood-rock'],
}

const Cast = ({ game }: { game: GameId }) => <Parade figures={castOf(game)} seat={gameIds.indexOf(game)} />

function BenchPicture({ kind }: { kind: KindId }) {
  const game = gameOf(kind)
  const things = benchThings[kind]
  return things ? <Things kinds={things} seat={gameIds.indexOf(game)} /> : <Cast game={game} />
}

/** The work benches, and everything that was built. */
export function LibraryPage() {
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const refresh = async () => setItems(await listItems())
  const changes = useContent((state) => state.changes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file of things may bring a dungeon
  useEffect(() => {
    listItems().then(setItems, () => setItems([]))
  }, [changes])
  const tell = async (next: Notice) => {
    await refresh()
    setNotice(next)
  }
  const remove = async (item: Item) => {
    await deleteItem(item.id)
    await tell({ texts: [t('workshop.deleted', { name: item.name })], undo: item })
  }
  const restore = async (item: Item) => {
    await putItem(item)
    await refresh()
    setNotice(null)
  }
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    const told = await Promise.all(files.map(bringFile))
    await tell({ texts: told.map(({ text }) => text), isError: told.some(({ ok }) => !ok) })
  }
  return (
    <>
      <div className="hero">
        <h1>{t('workshop.title')}</h1>
        <p>{t('workshop.intro')}</p>
      </div>
      <section className="benches" aria-label={t('workshop.benches')}>
        {kindIds.map((kind) => (
          <article key={kind} className="panel bench">
            <BenchPicture kind={kind} />
            <h2>
              <KindIcon kind={kind} />
              {kindName(kind)}
            </h2>
            <p>{t(`workshop.bench.${benchTexts[kind]}.text`)}</p>
            <Link
              className="button primary"
              href={toBench(kind, 'new')}
              aria-label={t('workshop.new-of', { kind: kindName(kind) })}
            >
              {t('workshop.new')}
            </Link>
          </article>
        ))}
        <article className="panel bench">
          <Cast game="blitz-bowl" />
          <h2>
            <Glyph name="card-pickup" />
            {t('workshop.bench.blitz.name')}
          </h2>
          <p>{t('workshop.bench.blitz.text')}</p>
          <Link className="button primary" href={toBlitzTeams}>
            {t('workshop.browse')}
          </Link>
        </article>
      </section>
      <section className="collection">
        <div className="row">
          <h2>{t('workshop.collection')}</h2>
          <label className="button file">
            {t('workshop.import')}
            <input
              type="file"
              className="visually-hidden"
              accept=".json,.yaml,.yml,application/json"
              multiple
              onChange={(event) => bring(event)}
            />
          </label>
        </div>
        <div role="status" className="notice">
          {notice && (
            <div className={notice.isError ? 'error' : 'panel'}>
              {notice.texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {notice.undo && (
                <button type="button" className="button" onClick={() => notice.undo && restore(notice.undo)}>
                  {t('workshop.undo')}
                </button>
              )}
            </div>
          )}
        </div>
        {items?.length === 0 && <p className="muted">{t('workshop.empty')}</p>}
        <ul>
          {items?.map((item) => (
            <ItemRow key={item.id} item={item} remove={() => remove(item)} tell={tell} />
          ))}
        </ul>
      </section>
      <SetList />
    </>
  )
}

/** Refusals name the game's things, so its texts are needed. */
const areas: readonly Area[] = ['ball', 'blood', 'dungeon', 'skirmish']

async function bringFile(file: File): Promise<{ ok: boolean; text: string }> {
  await Promise.all(areas.map(needArea))
  if (/\.ya?ml$/i.test(file.name)) return bringSet(file)
  // A file that is far too large is not even read.
  const read = await importFile(file.size > 5_000_000 ? ' '.repeat(5_000_000) : await file.text())
  if (!read.ok)
    return { ok: false, text: `${t('workshop.refused.file', { file: file.name })} ${refusalText(read.error)}` }
  const { item, known } = await keepImported(read.kind, read.content)
  return { ok: true, text: t(known ? 'workshop.import-known' : 'workshop.imported', { name: item.name }) }
}

/** A file of things that are not in the book. */
async function bringSet(file: File): Promise<{ ok: boolean; text: string }> {
  const { bringContent } = await import('../../content/bring.ts')
  try {
    const homes = await bringContent(await file.text())
    return { ok: true, text: t('workshop.imported', { name: [...new Set(homes.map(({ set }) => set))].join(', ') }) }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return { ok: false, text: `${t('workshop.refused.file', { file: file.name })} ${error.message}` }
  }
}
