export { createFlows, type FlowsService } from './flows.service.ts';
