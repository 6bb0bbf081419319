export { cancelReceipt, type Issued, type Issuing, issueReceipt } from './issue.service.ts';
export { hasVatCode } from './vat.store.ts';
