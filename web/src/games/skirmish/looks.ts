import type { FloorLook } from '../../art/ground/model.ts'

const looks: Readonly<Record<string, FloorLook>> = {
  flag: { base: '#84765c', cut: 'mat' },
  'flag-worn': { base: '#7a7656', cut: 'mat' },
  'sk-wall': { base: '#2b2420', cut: 'slab', solid: true },
  'sk-statue': { base: '#7b7a76', cut: 'tile' },
  'sk-difficult-terrain': { base: '#80704f', cut: 'earth' },
  'sk-stone-spikes': { base: '#6b5a68', cut: 'earth' },
  'sk-blood-rock': { base: '#7c4640', cut: 'slab' },
  'sk-sacred-circle': { base: '#94854a', cut: 'tile' },
  'sk-pit': { base: '#2c221b', cut: 'slab' },
  'sk-force': { base: '#5d7f8c', cut: 'tile' },
}

/** 'exit-1' is where warband 1 leaves the board. */
export function floorLook(kind: string): FloorLook {
  const owner = /^exit-(\d)$/.exec(kind)
  if (owner) return { base: '#84765c', cut: 'carpet', seat: Number(owner[1]) }
  return looks[kind] ?? looks.flag
}
