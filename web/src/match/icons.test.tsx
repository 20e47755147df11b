import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Router } from 'wouter'
import { loadGame } from '../games/index.ts'
import { setLanguage } from '../i18n/index.ts'
import { ActionBar } from './ActionBar.tsx'
import { LocalSession } from './local-session.ts'
import { Seats } from './Seats.tsx'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
beforeAll(() => setLanguage('en'))

const nothing = () => {}

/** The opening tags of buttons and links that have a name but no words of their own. */
const iconsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:button|a)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes('aria-label'))

test('whatever is only an icon in the bars of a match explains itself to those who rest on it', async () => {
  const adapter = await loadGame('blood-bowl')
  const session = LocalSession.begin(adapter, adapter.quickOptions(), [], 1)
  const bars = (
    <Router ssrPath="/">
      <Seats
        session={session}
        seats={adapter.seats(session.view(0))}
        active={0}
        status=""
        progress={null}
        selected={null}
        ready={new Set()}
        select={nothing}
        help={nothing}
        settings={nothing}
        save={nothing}
      />
      <ActionBar
        prompt=""
        chance={null}
        seat={0}
        error={null}
        text={null}
        hint={null}
        buttons={[]}
        usedUp={[]}
        group={null}
        aimed={null}
        keys={{}}
        glyph={() => ''}
        press={nothing}
        undo={null}
        end={null}
        endNo=""
        overlay={null}
        nextOverlay={nothing}
        zoom={nothing}
        sheet="none"
        setSheet={nothing}
      />
    </Router>
  )
  const icons = iconsOf(renderToStaticMarkup(bars))
  // Two benches and those who sit on them, save, help, settings; zoom out, in and fit, piece and log.
  expect(icons.length).toBeGreaterThan(10)
  expect(icons.filter((tag) => !/ title="[^"]+"/.test(tag) && !tag.includes('class="brand"'))).toEqual([])
})
