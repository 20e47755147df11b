import { type ReactNode, useState } from 'react'
import { GlyphIcon, Icon } from '../app/Icon.tsx'
import { labelled } from '../app/labelled.ts'
import { useSettings } from '../app/settings.ts'
import { t } from '../i18n/index.ts'
import { playSound } from '../sound/player.ts'
import type { ActionButton } from './interaction.ts'
import { keyName, keyOf } from './keys.ts'
import type { Overlay } from './useTable.ts'

interface Props {
  prompt: string
  /** What is aimed at and how likely it comes out; shown where the panel that tells more is not. */
  chance: string | null
  seat: number
  error: string | null
  /** What belongs to the question, and what only helps. */
  text: string | null
  hint: string | null
  buttons: readonly ActionButton[]
  /** What cannot be chosen any more, and why. */
  usedUp: readonly {
    readonly group: string
    readonly label: string
    readonly glyph: string | undefined
    readonly why: string
  }[]
  group: string | null
  /** The action that a press on what is pointed at would do. */
  aimed: string | null
  keys: Readonly<Record<string, string>>
  glyph: (name: string) => string
  press: (button: ActionButton) => void
  undo: (() => void) | null
  end: (() => void) | null
  /** Why the turn cannot be ended now. */
  endNo: string
  overlay: Overlay | null
  nextOverlay: () => void
  /** Null: the whole board. */
  zoom: (factor: number | null) => void
  sheet: 'none' | 'piece' | 'log'
  setSheet: (sheet: 'none' | 'piece' | 'log') => void
  /** Whose turn it is, which one, and what is left: where the head of the page has no room for it. */
  standing?: ReactNode
  lastRoll?: ReactNode
  legend?: ReactNode
  children?: ReactNode
}

const ZONES =
  'M64 64h120v40h-80v80H64zM448 64v120h-40v-80h-80V64zM64 448V328h40v80h80v40zM448 448H328v-40h80v-80h40zM196 196h120v120H196z'
const UNDO =
  'M212 88 60 216l152 128v-80h92c52 0 88 32 88 78s-32 74-80 80v50c80-8 134-60 134-130 0-76-62-132-146-132h-88z'

/** What is asked, and the buttons that answer it. */
export function ActionBar(props: Props) {
  const changed = useSettings(({ keys }) => keys)
  const { buttons, sheet, setSheet } = props
  const shownOverlay = props.overlay ?? 'zones'
  return (
    <footer className={`actions seat-${props.seat}`}>
      {props.standing}
      <div className="prompt">
        <div className="asked">
          <strong>{props.prompt}</strong>
          {props.chance && <b className="chance">{props.chance}</b>}
          {props.text && <span className="text">{props.text}</span>}
          {props.hint && !props.text && <span className="muted">{props.hint}</span>}
          {props.error && (
            <span className="error" role="alert">
              {props.error}
            </span>
          )}
        </div>
        {props.legend}
        {props.lastRoll}
        <span className="zoom">
          <button type="button" {...labelled(t('match.zoom-out'))} onClick={() => props.zoom(0.8)}>
            −
          </button>
          <button type="button" {...labelled(t('match.zoom-in'))} onClick={() => props.zoom(1.25)}>
            +
          </button>
          <button type="button" {...labelled(t('match.fit'))} onClick={() => props.zoom(null)}>
            <Icon name="expand" />
          </button>
        </span>
      </div>
      <div className="buttons">
        {buttons
          .filter(({ group }) => group !== 'end-turn')
          .map((button) => (
            <button
              key={`${button.group}-${button.label}`}
              type="button"
              className={`button ${button.tone ?? ''} ${props.group === null && props.aimed === button.group ? 'chosen' : ''}`}
              aria-pressed={button.choice === null ? props.group === button.group : undefined}
              title={button.detail}
              onClick={() => props.press(button)}
            >
              {button.glyph && <GlyphIcon path={props.glyph(button.glyph)} />}
              {button.label}
              {props.keys[button.group] && <kbd>{keyName(props.keys[button.group])}</kbd>}
            </button>
          ))}
        {props.usedUp.map(({ group, label, glyph, why }) => (
          <Command key={group} run={null} why={why} className="button">
            {glyph && <GlyphIcon path={props.glyph(glyph)} />}
            {label}
          </Command>
        ))}
        {props.children}
      </div>
      <div className="tools">
        <button
          type="button"
          className="button only-narrow"
          {...labelled(t('match.piece'))}
          aria-pressed={sheet === 'piece'}
          onClick={() => setSheet(sheet === 'piece' ? 'none' : 'piece')}
        >
          <Icon name="info" />
        </button>
        <button
          type="button"
          className="button only-narrow"
          {...labelled(t('match.log'))}
          aria-pressed={sheet === 'log'}
          onClick={() => setSheet(sheet === 'log' ? 'none' : 'log')}
        >
          <Icon name="notebook" />
        </button>
        <button
          type="button"
          className="button pictured"
          aria-pressed={props.overlay !== null}
          title={t('match.overlays-text')}
          onClick={props.nextOverlay}
        >
          <GlyphIcon path={ZONES} />
          {t(`match.overlay-${shownOverlay}`)} <kbd>{keyName(keyOf('zones', changed))}</kbd>
        </button>
        <Command run={props.undo} why={t('match.undo-no')} className="button pictured">
          <GlyphIcon path={UNDO} />
          {t('match.undo')} <kbd>{keyName(keyOf('undo', changed))}</kbd>
        </Command>
        <Command run={props.end} why={props.endNo} className="button end">
          {t('match.end-turn')} <kbd>{keyName(keyOf('end-turn', changed))}</kbd>
        </Command>
      </div>
    </footer>
  )
}

/** A command that says why it cannot be given: on hover, on focus, and when it is pressed all the same. */
function Command({ run, why, className, children }: CommandProps) {
  const [told, setTold] = useState<string | null>(null)
  const shown = run === null && told === why
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={run === null}
        title={run ? undefined : why}
        onClick={() => {
          if (run) return run()
          playSound('refuse')
          setTold(why)
        }}
      >
        {children}
        {run === null && <span className="visually-hidden"> {why}</span>}
      </button>
      {shown && (
        <span className="why" role="alert">
          {why}
        </span>
      )}
    </>
  )
}

interface CommandProps {
  run: (() => void) | null
  why: string
  className: string
  children: ReactNode
}
