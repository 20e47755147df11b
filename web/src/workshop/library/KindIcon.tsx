import { GlyphIcon } from '../../app/Icon.tsx'
import { glyphs } from '../../glyphs/workshop.gen.ts'
import { named } from '../../i18n/index.ts'
import type { KindId } from './kind.ts'

export function kindName(kind: KindId): string {
  const id = kind.replace('/', '-')
  return named(`workshop.kind.${id}`)
}

const icons = {
  'blood-bowl/team': 'american-football-player',
  'dungeon-bowl/team': 'american-football-helmet',
  'skirmish/warband': 'crossed-swords',
  'dungeon-bowl/dungeon': 'dungeon-gate',
  'skirmish/grid': 'stone-wall',
} as const satisfies Record<KindId, keyof typeof glyphs>

export const KindIcon = ({ kind }: { kind: KindId }) => <Glyph name={icons[kind]} />

export function Glyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <span className="kind-icon">
      <GlyphIcon path={glyphs[name]} />
    </span>
  )
}
