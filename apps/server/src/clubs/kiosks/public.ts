export { createKiosks, type HeldKiosk, type Kiosks } from './kiosks.service.ts';
