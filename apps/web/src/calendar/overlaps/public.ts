export { OverlapNotice } from './OverlapNotice.tsx';
export { overlapQuery, type PlannedClass } from './planned-class.ts';
export { ofClasses, useSayOverlaps } from './use-say-overlaps.ts';
