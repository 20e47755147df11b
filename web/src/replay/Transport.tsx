import { Icon } from '../app/Icon.tsx'
import { CopyLink } from '../files/CopyLink.tsx'
import { t } from '../i18n/index.ts'
import { plainText } from '../match/Log.tsx'
import type { Mark, MarkKind } from './playback.ts'
import { type Player, type PlayingSpeed, speeds } from './usePlayer.ts'

interface Props {
  player: Player
  length: number
  marks: readonly Mark[]
  /** What this step is, for people who do not see the board. */
  told: string
  save: () => void
  /** The address of this step, with the whole replay in it. */
  link: () => Promise<string>
  sheet: 'none' | 'piece' | 'log'
  setSheet: (sheet: 'none' | 'piece' | 'log') => void
}

const kinds: readonly MarkKind[] = ['turn', 'score', 'turnover']

/** Play, step, scrub, jump. */
export function Transport({ player, length, marks, told, save, link, sheet, setSheet }: Props) {
  const { at, playing, go, step, toggle } = player
  const before = (kind: MarkKind) => marks.findLast((mark) => mark.kind === kind && mark.at < at)
  const after = (kind: MarkKind) => marks.find((mark) => mark.kind === kind && mark.at > at)
  const jump = (mark: Mark | undefined) => mark && go(mark.at)
  return (
    <footer className="actions transport">
      <div className="scrubber">
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={t('replay.scrub')}
          aria-valuetext={`${t('replay.step', { at, length })}. ${told}`}
          onChange={(event) => go(Number(event.target.value))}
        />
        <svg className="marks" viewBox={`0 0 ${Math.max(1, length)} 10`} preserveAspectRatio="none" aria-hidden="true">
          {marks.map(({ at: place, kind, seat }) => (
            <path
              key={`${place}-${kind}`}
              className={`mark mark-${kind} seat-${seat}`}
              d={`M${place} ${kind === 'turn' ? 5 : 0}V10`}
            />
          ))}
        </svg>
      </div>
      <div className="buttons">
        <Press name={t('replay.first')} shape="M4 4v16M20 4 8 12l12 8z" press={() => go(0)} />
        <Press
          name={t('replay.turn-back')}
          shape="M12 4 2 12l10 8zM22 4 12 12l10 8z"
          press={() => go(before('turn')?.at ?? 0)}
        />
        <Press name={t('replay.back')} shape="M18 4 6 12l12 8z" press={() => go(at - 1)} />
        <Press
          name={t(playing ? 'replay.pause' : 'replay.play')}
          shape={playing ? 'M7 4v16M17 4v16' : 'M6 3l14 9-14 9z'}
          press={toggle}
          primary
        />
        <Press name={t('replay.forward')} shape="M6 4l12 8-12 8z" press={step} />
        <Press
          name={t('replay.turn-on')}
          shape="M2 4l10 8-10 8zM12 4l10 8-10 8z"
          press={() => go(after('turn')?.at ?? length)}
        />
        <Press name={t('replay.last')} shape="M20 4v16M4 4l12 8-12 8z" press={() => go(length)} />
        <button type="button" className="button" disabled={!after('score')} onClick={() => jump(after('score'))}>
          {t('replay.next-score')}
        </button>
        {marks.some(({ kind }) => kind === 'turnover') && (
          <button
            type="button"
            className="button"
            disabled={!after('turnover')}
            onClick={() => jump(after('turnover'))}
          >
            {t('replay.next-turnover')}
          </button>
        )}
        <select
          className="language"
          aria-label={t('replay.jump')}
          value=""
          onChange={(event) => event.target.value && go(Number(event.target.value))}
        >
          <option value="">{t('replay.jump')}</option>
          {kinds.map((kind) => (
            <optgroup key={kind} label={t(`replay.mark.${kind}`)}>
              {marks
                .filter((mark) => mark.kind === kind)
                .map((mark) => (
                  <option key={mark.at} value={mark.at}>
                    {mark.line ? plainText(mark.line.line) : t('replay.step', { at: mark.at, length })}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="tools">
        <button
          type="button"
          className="button only-narrow"
          aria-pressed={sheet === 'log'}
          onClick={() => setSheet(sheet === 'log' ? 'none' : 'log')}
        >
          <Icon name="notebook" />
          <span className="visually-hidden">{t('match.log')}</span>
        </button>
        <span className="muted steps">{t('replay.step', { at, length })}</span>
        <select
          className="language"
          aria-label={t('replay.speed')}
          value={player.speed}
          onChange={(event) => player.setSpeed(Number(event.target.value) as PlayingSpeed)}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed} ×
            </option>
          ))}
        </select>
        <CopyLink link={link} title={t('replay.copy-title')} />
        <button type="button" className="button" onClick={save}>
          {t('replay.save')}
        </button>
      </div>
    </footer>
  )
}

function Press({ name, shape, press, primary }: { name: string; shape: string; press: () => void; primary?: boolean }) {
  return (
    <button
      type="button"
      className={`button press${primary ? ' primary' : ''}`}
      aria-label={name}
      title={name}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  )
}
