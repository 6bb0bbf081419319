import type { goods as en } from '../../en/billing/goods.ts';
import type { Translated } from '../../phrases.ts';

export const goods: Translated<typeof en> = {
  'billing.goodsSearch': 'Nome dell’articolo',
  'billing.goodsCount_one': '{{count}} articolo',
  'billing.goodsCount_many': '{{count}} articoli',
  'billing.goodsCount_other': '{{count}} articoli',
  'billing.noGoods': 'Ancora nessun articolo',
  'billing.noGoodsText': 'Elenca ciò che il club vende al banco, come acqua e asciugamani, e vendilo in due tocchi.',
  'billing.noGoodsMatch': 'Nessun articolo ha questo nome',
  'billing.addArticle': 'Aggiungi articolo',
  'billing.articleHint': 'Acqua 0,5 l',
  'billing.articleOnSale': 'In vendita',
  'billing.articleOffSale': 'Non in vendita',
  'billing.articleOnSaleHint': 'Disattivato: resta nell’elenco e non si vende.',
  'billing.sellArticle': 'Vendi {{name}}',
  'billing.articleEach': '{{amount}} l’uno',
  'billing.articleQuantity': 'Quantità, {{name}}',
  'billing.saleAdd': 'Aggiungi un articolo alla ricevuta',
  'billing.saleRemove': 'Togli {{name}} dalla ricevuta',
  'billing.articleBuyer': 'Socio, se la vendita deve indicarlo',
  'billing.articleSold': '{{what}}: venduto a {{amount}}',
};
