import type { BoardModel, FocusModel, Square, Trail, WayModel } from './model.ts'

/**
 * A wide board on a tall screen is shown on its side: what was left is then below. Everything is handed to the board turned,
 * and what is pressed is turned back, so that nobody else knows.
 */
export const turnSquare = ({ x, y }: Square, width: number, size = 1): Square => ({ x: y, y: width - size - x })
export const turnBack = ({ x, y }: Square, width: number): Square => ({ x: width - 1 - y, y: x })

export function turnModel(model: BoardModel): BoardModel {
  const { width, height } = model
  const turn = <T extends Square>(thing: T): T => ({ ...thing, ...turnSquare(thing, width) })
  return {
    place: model.place,
    width: height,
    height: width,
    ground: `turned-${model.ground}`,
    floors: model.floors.map((floor) => ({ ...floor, squares: floor.squares.map(turn) })),
    edges: model.edges.map(({ kind, x1, y1, x2, y2 }) => ({ kind, x1: y1, y1: width - x1, x2: y2, y2: width - x2 })),
    labels: model.labels.map((label) => ({ ...label, x: label.y, y: width - label.x, turned: false })),
    pieces: model.pieces.map((piece) => ({ ...piece, ...turnSquare(piece, width, piece.size) })),
    markers: model.markers.map((marker) => {
      const { x, y, width: across = 1, height: down = 1 } = marker
      return { ...marker, x: y, y: width - across - x, width: down, height: across }
    }),
  }
}

function turnWay({ size, squares, badges }: WayModel, width: number): WayModel {
  return {
    size,
    squares: squares.map((square) => turnSquare(square, width, size)),
    badges: badges.map((badge) => ({ ...badge, at: turnSquare(badge.at, width) })),
  }
}

export function turnFocus(focus: FocusModel, width: number): FocusModel {
  const turn = (square: Square) => turnSquare(square, width)
  return {
    ...focus,
    destinations: focus.destinations.map((square) => ({ ...square, ...turn(square) })),
    overlays: focus.overlays.map(({ kind, squares, links = [] }) => ({
      kind,
      squares: squares.map(turn),
      links: links.map(([from, to]) => [turnSquare(from, width, 0), turnSquare(to, width, 0)] as const),
    })),
    way: focus.way && turnWay(focus.way, width),
    flash: focus.flash.map(turn),
    badges: focus.badges.map((badge) => ({ ...badge, at: turn(badge.at) })),
  }
}

export const turnTrails = (trails: readonly Trail[], width: number): Trail[] =>
  trails.map(({ size, squares, ...trail }) => ({
    ...trail,
    squares: squares.map((square) => turnSquare(square, width, size)),
  }))
