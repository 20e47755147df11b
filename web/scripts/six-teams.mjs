// What the measuring scripts share: the largest board with six full teams, and the time that the page's own thread works.

/** Six coaches at one screen, lined up, in the first turn: the same match each time. */
export async function sixTeams(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addInitScript(() => {
    const state = { speed: 'normal', confirmEnd: false }
    localStorage.setItem('undercroft-settings', JSON.stringify({ state, version: 1 }))
    crypto.getRandomValues = (array) => array.fill(7)
  })
  const page = await context.newPage()
  await page.goto(`${address}/set-up/dungeon-bowl`)
  await page.getByLabel('Number of teams').selectOption('6')
  for (const seat of [2, 3, 4, 5, 6]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('person')
  await page.getByRole('button', { name: 'Start the match' }).click()
  for (let i = 0; i < 120 && (await page.locator('.board-frame .piece.ready').count()) === 0; i++) {
    const lineUp = page.getByRole('button', { name: 'Line up for me' })
    const answers = page.locator('.question .answers .button')
    if (await lineUp.count()) await lineUp.click()
    else if (await answers.count()) await answers.last().click()
    await page.waitForTimeout(200)
  }
  return page
}

/** What the browser counted of the page: TaskDuration, ScriptDuration and others, in seconds. */
export async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(list.map(({ name, value }) => [name, value]))
}

/** The value that this part of them does not exceed. */
export function at(values, part) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * part)]
}
