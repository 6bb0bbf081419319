export { draftPorts } from './messages.ports.ts';
export type { MessagesService } from './messages.service.ts';
