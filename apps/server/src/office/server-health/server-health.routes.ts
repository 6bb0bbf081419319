import { getServerHealth } from '@clubpulse/contract/office/server-health.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ServerHealthService } from './server-health.service.ts';

export const serverHealthRoutes = (route: Routes, health: ServerHealthService): void =>
  route(getServerHealth, () => health.read());
