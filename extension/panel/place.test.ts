import { expect, test } from 'vitest'
import { placeBeside } from './place.ts'

const SIZE = { width: 440, height: 400 }
const VIEW = { width: 1280, height: 800 }

test('the panel stands right of the selection if there is room, else below, else above', () => {
  expect(placeBeside({ left: 100, top: 200, right: 600, bottom: 240 }, SIZE, VIEW)).toEqual({
    left: 608,
    top: 200,
    width: null,
  })
  expect(placeBeside({ left: 100, top: 200, right: 1200, bottom: 240 }, SIZE, VIEW)).toEqual({
    left: 100,
    top: 248,
    width: null,
  })
  expect(placeBeside({ left: 100, top: 600, right: 1200, bottom: 640 }, SIZE, VIEW)).toEqual({
    left: 100,
    top: 192,
    width: null,
  })
})

test('without room above and below it stands at the edge, where it covers the ends of the lines', () => {
  expect(placeBeside({ left: 20, top: 380, right: 1200, bottom: 420 }, { width: 440, height: 500 }, VIEW)).toEqual({
    left: 832,
    top: 292,
    width: null,
  })
})

test('it never leaves the window, and lies at the foot of a narrow one', () => {
  for (const top of [-500, 0, 790, 5_000]) {
    const place = placeBeside({ left: 900, top, right: 1270, bottom: top + 20 }, SIZE, VIEW)
    expect(place.left).toBeGreaterThanOrEqual(8)
    expect(place.left + SIZE.width).toBeLessThanOrEqual(1272)
    expect(place.top).toBeGreaterThanOrEqual(8)
    expect(place.top + SIZE.height).toBeLessThanOrEqual(792)
  }
  expect(placeBeside(null, SIZE, { width: 390, height: 700 })).toEqual({ left: 0, top: 300, width: 390 })
})
