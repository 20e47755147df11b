import { type ChangeEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { GlyphIcon } from '../../app/Icon.tsx'
import { glyphs } from '../../glyphs/workshop.gen.ts'
import { type Area, named, needArea, t } from '../../i18n/index.ts'
import { toBench, toBlitzTeams, toPlay, toSheet } from '../routes.ts'
import { download } from '../shared/download.ts'
import { type ImportError, importFile } from './files.ts'
import { isKindId, type KindId, kindIds, loadKind } from './kind.ts'
import { LONGEST_NAME } from './read.ts'
import { deleteItem, type Item, keep, keepImported, listItems, putItem } from './store.ts'

export function kindName(kind: KindId): string {
  const id = kind.replace('/', '-')
  return named(`workshop.kind.${id}`)
}

/** Why a file was refused, in words. */
export function refusalText({ code, facts }: ImportError): string {
  const { kind } = facts
  return named(`workshop.refused.${code}`, isKindId(kind) ? { kind: kindName(kind) } : { ...facts })
}

/** What happened last, and what can be done about it. */
interface Notice {
  readonly texts: readonly string[]
  readonly isError?: boolean
  readonly undo?: Item
}

const benchTexts: Readonly<Record<KindId, 'team' | 'warband' | 'dungeon' | 'grid'>> = {
  'dungeon-bowl/team': 'team',
  'skirmish/warband': 'warband',
  'dungeon-bowl/dungeon': 'dungeon',
  'skirmish/grid': 'grid',
}

const icons = {
  'dungeon-bowl/team': 'american-football-helmet',
  'skirmish/warband': 'crossed-swords',
  'dungeon-bowl/dungeon': 'dungeon-gate',
  'skirmish/grid': 'stone-wall',
} as const satisfies Record<KindId, keyof typeof glyphs>

const KindIcon = ({ kind }: { kind: KindId }) => <Glyph name={icons[kind]} />

function Glyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <span className="kind-icon">
      <GlyphIcon path={glyphs[name]} />
    </span>
  )
}

/** The work benches, and everything that was built. */
export function LibraryPage() {
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const refresh = async () => setItems(await listItems())
  useEffect(() => {
    listItems().then(setItems, () => setItems([]))
  }, [])
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
              accept=".json,application/json"
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
                <button type="button" className="button" onClick={() => restore(notice.undo!)}>
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
    </>
  )
}

/** Refusals name the game's things, so its texts are needed. */
const areas: readonly Area[] = ['dungeon', 'skirmish']

async function bringFile(file: File): Promise<{ ok: boolean; text: string }> {
  await Promise.all(areas.map(needArea))
  // A file that is far too large is not even read.
  const read = await importFile(file.size > 5_000_000 ? ' '.repeat(5_000_000) : await file.text())
  if (!read.ok)
    return { ok: false, text: `${t('workshop.refused.file', { file: file.name })} ${refusalText(read.error)}` }
  const { item, known } = await keepImported(read.kind, read.content)
  return { ok: true, text: t(known ? 'workshop.import-known' : 'workshop.imported', { name: item.name }) }
}

interface RowProps {
  readonly item: Item
  readonly remove: () => void
  readonly tell: (notice: Notice) => Promise<void>
}

function ItemRow({ item, remove, tell }: RowProps) {
  const [renaming, setRenaming] = useState(false)
  const isReady = useReadiness(item)
  const { id, kind, name, content } = item
  const duplicate = async () => {
    const { renamed } = await loadKind(kind)
    await keep(kind, renamed(content, t('workshop.copy-of', { name }).slice(0, LONGEST_NAME)))
    await tell({ texts: [t('workshop.duplicated', { name })] })
  }
  const rename = async (next: string) => {
    setRenaming(false)
    const { renamed } = await loadKind(kind)
    if (next.trim() !== '' && next !== name) await keep(kind, renamed(content, next.trim()), id)
    await tell({ texts: [] })
  }
  const labelled = (action: string) => t('workshop.item-action', { action, name })
  return (
    <li>
      <KindIcon kind={kind} />
      {renaming ? (
        <RenameForm name={name} rename={rename} cancel={() => setRenaming(false)} />
      ) : (
        <div className="item-name">
          <Link href={toBench(kind, id)}>
            <strong>{name}</strong>
          </Link>
          <div className="muted">
            {kindName(kind)} · {t('workshop.changed', { date: new Date(item.updated ?? 0).toLocaleString() })}
            {isReady === false && <span className="chip unready">{t('workshop.unready')}</span>}
          </div>
        </div>
      )}
      <div className="row item-actions">
        {isReady ? (
          <Link className="button primary" href={toPlay(kind, id)} aria-label={labelled(t('workshop.play'))}>
            {t('workshop.play')}
          </Link>
        ) : (
          <Link className="button" href={toBench(kind, id)} aria-label={labelled(t('workshop.open'))}>
            {t('workshop.open')}
          </Link>
        )}
        <button
          type="button"
          className="button"
          aria-label={labelled(t('workshop.export'))}
          onClick={() => download(kind, name, content)}
        >
          {t('workshop.export')}
        </button>
        <Link className="button quiet" href={toSheet(kind, id)} aria-label={labelled(t('workshop.print'))}>
          {t('workshop.print')}
        </Link>
        <button
          type="button"
          className="button quiet"
          aria-label={labelled(t('workshop.rename'))}
          onClick={() => setRenaming(true)}
        >
          {t('workshop.rename')}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={labelled(t('workshop.duplicate'))}
          onClick={() => duplicate()}
        >
          {t('workshop.duplicate')}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={labelled(t('workshop.delete'))}
          onClick={() => remove()}
        >
          {t('workshop.delete')}
        </button>
      </div>
    </li>
  )
}

/** Can a match be played with it? Null until the game has looked at it. */
function useReadiness({ kind, content }: Item): boolean | null {
  const [isReady, setReady] = useState<boolean | null>(null)
  useEffect(() => {
    loadKind(kind)
      .then(
        ({ read, problems }) => setReady(problems(read(content)).length === 0),
        () => {},
      )
      .catch(() => setReady(false))
  }, [kind, content])
  return isReady
}

interface RenameProps {
  readonly name: string
  readonly rename: (name: string) => void
  readonly cancel: () => void
}

function RenameForm({ name, rename, cancel }: RenameProps) {
  const [next, setNext] = useState(name)
  return (
    <form
      className="row item-name"
      onSubmit={(event) => {
        event.preventDefault()
        rename(next)
      }}
    >
      <input
        type="text"
        aria-label={t('workshop.name')}
        // biome-ignore lint/a11y/noAutofocus: the field was asked for
        autoFocus
        value={next}
        maxLength={LONGEST_NAME}
        onChange={(event) => setNext(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && cancel()}
      />
      <button type="submit" className="button">
        {t('workshop.save')}
      </button>
      <button type="button" className="button quiet" onClick={cancel}>
        {t('workshop.cancel')}
      </button>
    </form>
  )
}
