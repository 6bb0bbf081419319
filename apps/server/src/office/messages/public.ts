export { createAudiences } from './messages.checks.ts';
export { draftPorts } from './messages.ports.ts';
export { createMessages, type MessagesService } from './messages.service.ts';
