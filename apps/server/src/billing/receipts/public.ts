export { cancelReceipt, type Issued, type Issuing, issueReceipt } from './issue.service.ts';
export { hasVatCode, saveVat, vatCodesOfArticles } from './vat.store.ts';
