import type { Replay } from '@undercroft/engine'
import type { Checked, DiceProof } from '@undercroft/wire'
import { useState } from 'react'
import type { GameAdapter } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'

/** Works every die of a match that was played online out again; other replays have nothing to check. */
export function CheckDice({
  adapter,
  replay,
}: {
  adapter: GameAdapter
  replay: Replay & { readonly proof?: DiceProof }
}) {
  const [told, setTold] = useState('')
  if (!replay.proof) return null
  const check = async () => {
    setTold(t('replay.dice.checking'))
    const { checkDice } = await import('@undercroft/wire')
    setTold(inWords(checkDice(adapter.game, replay)))
  }
  return (
    <p className="check-dice">
      <button type="button" className="button" onClick={check}>
        {t('replay.dice.check')}
      </button>{' '}
      <span role="status">{told}</span>
    </p>
  )
}

function inWords({ fault, rolls, dice }: Checked): string {
  if (fault === null) return t('replay.dice.good', { rolls, dice })
  if (fault.kind === 'die') return t('replay.dice.die', { roll: fault.roll })
  if (fault.kind === 'seed') return t('replay.dice.seed', { seat: fault.seat + 1 })
  return t(fault.kind === 'seal' ? 'replay.dice.seal' : 'replay.dice.changed')
}
