import { feature } from '../../platform/feature/feature.ts';
import { lookupRoutes } from './lookups.routes.ts';

export const lookups = feature({ name: 'accounts/lookups', routes: lookupRoutes });
