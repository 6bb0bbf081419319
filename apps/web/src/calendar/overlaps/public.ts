export { OverlapNotice } from './OverlapNotice.tsx';
export { overlapQuery, type PlannedClass } from './planned-class.ts';
export { ofClasses, useShowOverlaps } from './use-say-overlaps.ts';
