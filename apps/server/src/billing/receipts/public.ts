export { cancelReceipt, type Issued, type Issuing, issueReceipt } from './issue.service.ts';
export { hasVatCode, vatCodesOfArticles } from './vat.store.ts';
