import { fillSlot } from './platform/slots.tsx';

/** Who fills which place of a screen to its left. */
export function fillSlots(): void {
  fillSlot('profile.straps', () => import('./devices/sensors/MyStraps.tsx'));
  fillSlot('devices.screens', () => import('./live/displays/Displays.tsx'));
}
