import { useId } from 'react'
import { GlyphIcon } from '../../app/Icon.tsx'
import { list, named, t } from '../../i18n/index.ts'
import type { Choice, TableProps } from '../adapter.ts'
import { actionGlyphs, glyphPath } from './glyphs.ts'
import { challengeName, playName } from './names.ts'
import { type Blitz, type BlitzAction, bonusPlays, type Challenge, deckOf } from './rules.ts'
import './cards.css'

/** Above the pitch: the three challenges, the next one, and one's own bonus plays. */
export function Cards(props: TableProps) {
  const { view, seat, choices, play } = props
  const { state, options } = view as unknown as Blitz
  const { challenges } = deckOf(options)
  const isDealt = state.turn > 0 || state.slots.some((slot) => slot >= 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="challenges" tabIndex={0} aria-label={t('blitz.cards.challenges')}>
      {isDealt &&
        state.slots.map((challenge, slot) => {
          const offered = choices.find(({ action }) => claims(action as BlitzAction, slot))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <ChallengeCard key={slot} challenge={challenges[challenge]} offered={offered} play={play} />
          )
        })}
      {state.next >= 0 && <ChallengeCard challenge={challenges[state.next]} left={cardsLeft(state)} />}
      {seat >= 0 && <Hand {...props} />}
    </section>
  )
}

const cardsLeft = ({ deck, eventsInDeck }: Blitz['state']): number =>
  deck.reduce((sum, copies) => sum + copies, 1) + eventsInDeck

const claims = (action: BlitzAction, slot: number): boolean =>
  (action.type === 'claim' || action.type === 'replace') && action.slot === slot

interface CardProps {
  challenge: Challenge | undefined
  /** The next one: how many are in the deck. */
  left?: number
  offered?: Choice | undefined
  play?: (choice: Choice) => void
}

/** A card is as high as any other, whatever it says: pressed, it shows all of it. */
function ChallengeCard({ challenge, left, offered, play }: CardProps) {
  const whole = useId()
  if (!challenge) return <div className="card empty">{t('blitz.cards.empty')}</div>
  const { id, points } = challenge
  const text = named(`blitz.challenge.${id}.text`)
  const inside = (
    <>
      <span className="points" title={t('blitz.cards.points', { points })}>
        {points}
      </span>
      <strong>{challengeName(id)}</strong>
      <span className="text">{text}</span>
      {left !== undefined && (
        <span className="left">
          <em>{t('blitz.cards.next')}</em> · {t('blitz.cards.deck', { count: left })}
        </span>
      )}
    </>
  )
  if (offered && play) {
    return (
      <button
        type="button"
        className="card offered"
        aria-label={offered.label}
        title={text}
        onClick={() => play(offered)}
      >
        {inside}
      </button>
    )
  }
  return (
    <>
      <button type="button" className={`card${left === undefined ? '' : ' next'}`} title={text} popoverTarget={whole}>
        {inside}
      </button>
      <div id={whole} popover="auto" className="card whole">
        {inside}
      </div>
    </>
  )
}

/** The hand of the seat at the screen: one card that opens it. How many the other one has stands on its plate. */
function Hand({ view, seat, choices, play }: TableProps) {
  const { state, options } = view as unknown as Blitz
  const { backs } = deckOf(options)
  const opened = useId()
  const held = [...state.hands[seat], ...state.inFront[seat]]
    .filter((card) => card >= 0)
    .map((card) => bonusPlays[backs[card]].id)
  const offers = choices.some(({ action }) => held.some((id) => isPlay(action as BlitzAction, id)))
  return (
    <>
      <button
        type="button"
        className={`card bonus hand${offers ? ' offered' : ''}${held.length === 0 ? ' none' : ''}`}
        popoverTarget={opened}
      >
        <span className="points">{held.length}</span>
        <strong>{t('blitz.cards.hand')}</strong>
        <span className="text">{held.length === 0 ? t('blitz.cards.no-hand') : list(held.map(playName))}</span>
      </button>
      <div id={opened} popover="auto" className="held">
        {held.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
          <BonusCard key={i} id={id} hand={opened} choices={choices} play={play} />
        ))}
        {held.length === 0 && <p>{t('blitz.cards.no-hand')}</p>}
      </div>
    </>
  )
}

type BonusProps = { id: string; hand: string } & Pick<TableProps, 'choices' | 'play'>

function BonusCard({ id, hand, choices, play }: BonusProps) {
  const offered = choices.filter(({ action }) => isPlay(action as BlitzAction, id))
  const inside = (
    <>
      <strong>
        <GlyphIcon path={glyphPath(actionGlyphs.bonus)} /> {playName(id)}
      </strong>
      <span className="when">{named(`blitz.play.${id}.when`)}</span>
      <span className="text">{named(`blitz.play.${id}.text`)}</span>
    </>
  )
  if (offered.length !== 1) return <div className={`card bonus${offered.length ? ' offered' : ''}`}>{inside}</div>
  return (
    <button
      type="button"
      className="card bonus offered"
      popoverTarget={hand}
      popoverTargetAction="hide"
      onClick={() => play(offered[0])}
    >
      {inside}
    </button>
  )
}

const isPlay = (action: BlitzAction, id: string): boolean =>
  (action.type === 'bonus' || action.type === 'discard') && action.play === id
