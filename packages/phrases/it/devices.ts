import type { devices as en } from '../en/devices.ts';

export const devices: Record<keyof typeof en, string> = {};
