// Ridge regression: what each feature adds to an outcome, and how sure that is.

export class Regression {
  /** `ridge` by feature: how strongly it is held to zero (0: not at all). */
  constructor(ridge) {
    this.size = ridge.length
    this.ridge = ridge
    this.gram = Array.from({ length: this.size }, () => new Float64Array(this.size))
    this.moment = new Float64Array(this.size)
    this.squares = 0
    this.count = 0
  }

  /** One observation: the features that are not zero, as [feature, value], and the outcome. */
  add(features, outcome) {
    for (const [i, a] of features) {
      this.moment[i] += a * outcome
      for (const [j, b] of features) this.gram[i][j] += a * b
    }
    this.squares += outcome * outcome
    this.count++
  }

  /** Value and standard error of every feature. */
  solve() {
    const { gram, moment, ridge, size } = this
    const inverse = invert(gram.map((row, i) => row.map((value, j) => (i === j ? value + ridge[i] + 1e-9 : value))))
    const values = inverse.map((row) => row.reduce((sum, value, j) => sum + value * moment[j], 0))
    let explained = 0
    for (let i = 0; i < size; i++) {
      explained += 2 * values[i] * moment[i]
      for (let j = 0; j < size; j++) explained -= values[i] * values[j] * gram[i][j]
    }
    const variance = (this.squares - explained) / this.count
    return values.map((value, i) => ({ value, error: Math.sqrt(variance * inverse[i][i]) }))
  }
}

/** Gauss-Jordan with pivots. */
function invert(matrix) {
  const size = matrix.length
  const rows = matrix.map((row, i) =>
    Float64Array.from({ length: 2 * size }, (_, j) => (j < size ? row[j] : +(j - size === i))),
  )
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let i = column + 1; i < size; i++) if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i
    ;[rows[column], rows[pivot]] = [rows[pivot], rows[column]]
    const scale = rows[column][column]
    for (let j = column; j < 2 * size; j++) rows[column][j] /= scale
    for (let i = 0; i < size; i++) {
      const factor = rows[i][column]
      if (i === column || factor === 0) continue
      for (let j = column; j < 2 * size; j++) rows[i][j] -= factor * rows[column][j]
    }
  }
  return rows.map((row) => Array.from(row.subarray(size)))
}
