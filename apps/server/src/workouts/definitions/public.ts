export type { DefinitionsService } from './definitions.service.ts';
