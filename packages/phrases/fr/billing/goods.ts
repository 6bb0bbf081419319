import type { goods as en } from '../../en/billing/goods.ts';
import type { Translated } from '../../phrases.ts';

export const goods: Translated<typeof en> = {
  'billing.goodsSearch': 'Nom de l’article',
  'billing.goodsCount_one': '{{count}} article',
  'billing.goodsCount_many': '{{count}} articles',
  'billing.goodsCount_other': '{{count}} articles',
  'billing.noGoods': 'Aucun article pour le moment',
  'billing.noGoodsText': 'Listez ce que le club vend à l’accueil, comme l’eau et les serviettes, et vendez-le en deux gestes.',
  'billing.noGoodsMatch': 'Aucun article ne porte ce nom',
  'billing.addArticle': 'Ajouter un article',
  'billing.articleHint': 'Eau 0,5 l',
  'billing.articleOnSale': 'En vente',
  'billing.articleOffSale': 'Pas en vente',
  'billing.articleOnSaleHint': 'Désactivé : il reste dans la liste et ne se vend pas.',
  'billing.sellArticle': 'Vendre {{name}}',
  'billing.articleEach': '{{amount}} l’unité',
  'billing.articleQuantity': 'Quantité, {{name}}',
  'billing.saleAdd': 'Ajouter un article au reçu',
  'billing.saleRemove': 'Retirer {{name}} du reçu',
  'billing.articleBuyer': 'Membre, si la vente doit l’indiquer',
  'billing.articleSold': '{{what}} : vendu à {{amount}}',
};
