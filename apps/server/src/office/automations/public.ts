export type { AutomationsService } from './automations.service.ts';
