export { cancelReceipt, type Issued, type Issuing, issueReceipt, replaceReceipt } from './issue.service.ts';
export { hasVatCode, saveVat, vatCodesOfArticles } from './vat.store.ts';
