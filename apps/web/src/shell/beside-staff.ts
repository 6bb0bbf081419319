import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** What goes on beside whatever screen staff has open: each shows nothing, or floats. */
export const besideStaff: readonly LazyExoticComponent<ComponentType>[] = [
  lazy(() => import('../calendar/seats/participants/marks/MarksGoOut.tsx')),
];
