export { createAudiences } from './messages.checks.ts';
export { candidates, factsOf, noFacts } from './messages.facts.ts';
export { draftPorts } from './messages.ports.ts';
export { renderDraft, titleOf } from './messages.present.ts';
export { createMessages, type MessagesService } from './messages.service.ts';
export type { Previews } from './preview.service.ts';
