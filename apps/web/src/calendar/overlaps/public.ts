export { OverlapNotice } from './OverlapNotice.tsx';
export { overlapText } from './overlap-text.ts';
export { overlapQuery, type PlannedClass } from './planned-class.ts';
export { ofClasses, useShowOverlaps } from './use-say-overlaps.ts';
