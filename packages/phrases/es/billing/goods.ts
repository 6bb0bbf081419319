import type { goods as en } from '../../en/billing/goods.ts';
import type { Translated } from '../../phrases.ts';

export const goods: Translated<typeof en> = {
  'billing.goodsSearch': 'Nombre del artículo',
  'billing.goodsCount_one': '{{count}} artículo',
  'billing.goodsCount_many': '{{count}} artículos',
  'billing.goodsCount_other': '{{count}} artículos',
  'billing.noGoods': 'Todavía no hay artículos',
  'billing.noGoodsText': 'Anota lo que el club vende en recepción, como agua y toallas, y véndelo en dos toques.',
  'billing.noGoodsMatch': 'Ningún artículo tiene este nombre',
  'billing.addArticle': 'Añadir artículo',
  'billing.articleHint': 'Agua 0,5 l',
  'billing.articleOnSale': 'A la venta',
  'billing.articleOffSale': 'No está a la venta',
  'billing.articleOnSaleHint': 'Desactivado: sigue en la lista y no se vende.',
  'billing.sellArticle': 'Vender {{name}}',
  'billing.articleEach': '{{amount}} por unidad',
  'billing.articleQuantity': 'Cantidad, {{name}}',
  'billing.saleAdd': 'Añadir un artículo al recibo',
  'billing.saleRemove': 'Quitar {{name}} del recibo',
  'billing.articleBuyer': 'Socio, si la venta debe indicarlo',
  'billing.articleSold': '{{what}}: vendido por {{amount}}',
};
