import { StoreElement } from './store-element.ts';
import { TimetableElement } from './timetable-element.ts';

// `/widget.js`, built into one file by `apps/web/build/widget.ts`.
if (!customElements.get('clubpulse-timetable')) customElements.define('clubpulse-timetable', TimetableElement);
if (!customElements.get('clubpulse-store')) customElements.define('clubpulse-store', StoreElement);
