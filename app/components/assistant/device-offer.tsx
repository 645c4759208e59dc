import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Action } from '#app/domain/assistant/form-values.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Runner } from './run-assist.ts'

/** What answers on the device, and the actions that it has a model for. */
export type Device = { runner: Runner; actions: readonly Action[] }

export type DeviceSwitchProps = { action: Action; usage: UsageSummary; onDevice: (device: Device | null) => void }

/** Offers the browser's own models, if it has any. The code is loaded when the panel around it is opened. */
export function DeviceOffer(props: DeviceSwitchProps) {
  const [Switch, setSwitch] = useState<ComponentType<DeviceSwitchProps> | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = place.current?.closest('details')
    const load = () => {
      import('./device-switch.tsx').then(async ({ switchWithTexts }) => {
        const loaded = await switchWithTexts()
        setSwitch(() => loaded)
      }, Boolean)
    }
    panel?.addEventListener('toggle', load, { once: true })
    return () => panel?.removeEventListener('toggle', load)
  }, [])
  return <div ref={place}>{Switch !== null && <Switch {...props} />}</div>
}
