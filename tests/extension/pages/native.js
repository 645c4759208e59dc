import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { html, place, plain, ready } from './page.js'

// Fields and editing hosts without an editor: alone, in shadow roots and in frames.

const PLACES = { textarea, input, controlled, contenteditable, 'open-root': openRoot, 'closed-root': closedRoot }
Object.assign(PLACES, { 'closed-field': closedField, frame })

PLACES[new URLSearchParams(location.search).get('kind')]()

function field(name, into) {
  const element = document.createElement(name)
  element.defaultValue = plain
  into.append(element)
  ready({ root: () => element, text: () => element.value })
}

function textarea() {
  field('textarea', place)
}

function input() {
  field('input', place)
}

function controlled() {
  let state = ''
  function Field() {
    const [text, setText] = useState(plain)
    state = text
    return createElement('textarea', { value: text, onChange: (event) => setText(event.target.value) })
  }
  createRoot(place).render(createElement(Field))
  ready({ root: () => place.querySelector('textarea'), text: () => state })
}

function host(into) {
  const element = into.ownerDocument?.createElement('div') ?? document.createElement('div')
  element.contentEditable = 'true'
  element.innerHTML = html
  into.append(element)
  ready({ root: () => element, text: () => element.innerText })
}

function contenteditable() {
  host(place)
}

function openRoot() {
  host(place.attachShadow({ mode: 'open' }))
}

function closedRoot() {
  host(place.attachShadow({ mode: 'closed' }))
}

function closedField() {
  field('textarea', place.attachShadow({ mode: 'closed' }))
}

function frame() {
  const element = document.createElement('iframe')
  place.append(element)
  host(element.contentDocument.body)
}
