import type { FloorLook } from '../../art/ground/model.ts'

const passage: FloorLook = { base: '#6f655a', cut: 'flag', decor: 'worn' }

/** How the floors of tiles are laid, and what lies on them. */
const looks: Readonly<Record<string, FloorLook>> = {
  corridor: passage,
  't-junction': passage,
  'l-corridor': passage,
  end: { base: '#857b6c', cut: 'tile' },
  armoury: { base: '#6d7986', cut: 'tile', decor: 'rack' },
  'forgotten-prison': { base: '#56646f', cut: 'slab', decor: 'straw', torch: [140, 190, 255] },
  kitchen: { base: '#8c6240', cut: 'plank', decor: 'kitchen' },
  'treasure-room': { base: '#94803f', cut: 'tile', decor: 'coins' },
  'cursed-room': { base: '#75506c', cut: 'flag', decor: 'pentagram' },
  sewer: { base: '#4f6b58', cut: 'slab', decor: 'channel' },
  ossuary: { base: '#8f8668', cut: 'flag', decor: 'skulls' },
  'flooded-room': { base: '#3f6f88', cut: 'water', decor: 'ripples', torch: [150, 205, 255] },
  'chaos-idol': { base: '#62527c', cut: 'tile', decor: 'runes' },
  'fiery-chasm': { base: '#7a4434', cut: 'flag', decor: 'embers' },
  'dragon-lair': { base: '#687040', cut: 'earth', decor: 'scorch' },
  crypt: { base: '#56606b', cut: 'slab', decor: 'slabs' },
}

/** 'end-2' is the End Zone of seat 2. */
export function floorLook(kind: string): FloorLook {
  const owner = /^end-(\d)$/.exec(kind)
  if (owner) return { base: '#857b6c', cut: 'carpet', decor: 'banner', seat: Number(owner[1]) }
  return looks[kind] ?? passage
}
