import type { Article, GoodsSale } from '@clubpulse/contract/billing/goods/goods';
import { createArticle, listArticles, sellGoods, updateArticle } from '@clubpulse/contract/billing/goods/goods.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { atWidth } from '../../test/width.ts';
import { davide, deskUser, openDesk, refusal, startDay } from '../test/desk.tsx';
import { pageWith, transactionWith } from '../test/money.ts';

let user: ReturnType<typeof deskUser>;
beforeEach(() => {
  startDay();
  user = deskUser();
});

const water: Article = {
  ArticleId: 7,
  ClubId: 1,
  Name: 'Water',
  Price: 150,
  Currency: 'EUR',
  IsOnSale: true,
  RowVersion: 3,
};
const towel: Article = { ...water, ArticleId: 8, Name: 'Towel', Price: 500, IsOnSale: false };
const listed = (...goods: readonly Article[]) => answer(listArticles, { id: 1 }, () => pageWith([...goods]));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const sold = {
  Amount: 300,
  Currency: 'EUR',
  Description: '2 × Water',
  Transactions: [transactionWith({ UserId: null, Amount: 300 })],
};

it('the list of goods shows placeholders until it is loaded', async () => {
  await openDesk('/Goods', [answer(listArticles, { id: 1 }, () => new Promise<never>(() => {}))]);
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByText('No goods yet')).toBeNull();
});

it('the list of goods can be loaded again after an error', async () => {
  let isDown = true;
  await openDesk('/Goods', [
    answer(listArticles, { id: 1 }, () => (isDown ? respond(500, { ErrorType: 'Unexpected', status: 500 }) : pageWith([]))),
  ]);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('No goods yet')).toBeTruthy();
});

it('the list of goods shows price and state, and sells only goods that are on sale', async () => {
  await openDesk('/Goods', [listed(water, towel)]);
  const table = within(await screen.findByRole('table', { name: 'Goods' }));
  expect(table.getByRole('row', { name: /Water On sale €1.50/ })).toBeTruthy();
  expect(table.getByRole('row', { name: /Towel Not on sale €5.00/ })).toBeTruthy();
  expect(table.getAllByRole('button', { name: /^Sell/ }).map((one) => one.getAttribute('aria-label'))).toEqual(['Sell Water']);
});

it('on a phone the list of goods is cards with the same acts', async () => {
  atWidth('phone');
  await openDesk('/Goods', [listed(water, towel)]);
  expect(await screen.findByText('€1.50')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sell Water' })).toBeTruthy();
  expect(screen.getByText('Not on sale')).toBeTruthy();
});

it('a search of goods is sent to the server, and can be cleared when it finds no article', async () => {
  await openDesk('/Goods', [
    answer(listArticles, { id: 1 }, (_, { query }) => pageWith(query['globalSearch'] === 'cap' ? [] : [water])),
  ]);
  await user.type(await screen.findByRole('searchbox'), 'cap');
  expect(await screen.findByText('No article has this name')).toBeTruthy();
  await press('Clear filters');
  expect(await screen.findByText('Water')).toBeTruthy();
});

it('an article is added with its price, and the name of another article is refused at its field', async () => {
  const goods: Article[] = [];
  const { sent } = await openDesk('/Goods', [
    answer(listArticles, { id: 1 }, () => pageWith([...goods])),
    answer(createArticle, { id: 1 }, (body) => {
      if ((body as Article).Name === 'water')
        return refusal(409, 'ArticleNameExists', { errors: [{ field: 'Name', key: 'error.ArticleNameExists' }] })();
      goods.push(water);
      return water;
    }),
  ]);
  await press('Add article');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add article' }));
  const name = dialog.getByRole('textbox', { name: /Name/ });
  await user.type(name, 'water');
  await user.click(dialog.getByRole('button', { name: 'Add article' }));
  expect(dialog.getByText('Enter a price.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Price/ }), '1.50');
  await user.click(dialog.getByRole('button', { name: 'Add article' }));
  expect(await dialog.findByText(/has this name already/)).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Water');
  await user.click(dialog.getByRole('button', { name: 'Add article' }));
  expect(await screen.findByText('Water was saved')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ Name: 'Water', Price: 150, IsOnSale: true });
});

it('an article is taken off sale with the version that was loaded', async () => {
  let stored = water;
  const { sent } = await openDesk('/Goods', [
    answer(listArticles, { id: 1 }, () => pageWith([stored])),
    answer(updateArticle, { id: 1, articleId: 7 }, () => {
      stored = { ...water, IsOnSale: false, RowVersion: 4 };
      return stored;
    }),
  ]);
  await press('Actions for Water');
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await user.click(await screen.findByRole('switch', { name: /^On sale/ }));
  await press('Save');
  expect(await screen.findByText('Not on sale')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
    { body: { Name: 'Water', Price: 150, IsOnSale: false, RowVersion: 3 } },
  ]);
});

it('a sale sends quantity, method and the price shown, once', async () => {
  const { sent } = await openDesk('/Goods', [listed(water), answer(sellGoods, { id: 1 }, sold)]);
  await press('Sell Water');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sell Water' }));
  expect(dialog.getByRole('button', { name: 'Sell for €1.50' })).toBeTruthy();
  const quantity = dialog.getByRole('textbox', { name: /Quantity/ });
  await user.clear(quantity);
  await user.type(quantity, '2');
  await user.click(dialog.getByRole('radio', { name: 'Debit card' }));
  await user.click(dialog.getByRole('button', { name: 'Sell for €3.00' }));
  expect(await screen.findByText('2 × Water sold for €3.00')).toBeTruthy();
  const sales = sent.filter(({ method }) => method === 'POST');
  expect(sales).toMatchObject([
    {
      path: '/clubs/1/goods/sales',
      body: { Lines: [{ ArticleId: 7, Quantity: 2, Price: 150 }], Method: 'Debit', UserId: null },
    },
  ]);
  expect(sales[0]?.key).toBeTruthy();
});

it('a sale with a quantity of zero or above the limit is not sent', { tags: ['atLength'] }, async () => {
  const { sent } = await openDesk('/Goods', [listed(water)]);
  await press('Sell Water');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sell Water' }));
  const quantity = dialog.getByRole('textbox', { name: /Quantity/ });
  for (const text of ['0', '100']) {
    await user.clear(quantity);
    await user.type(quantity, text);
    await user.click(dialog.getByRole('button', { name: /^Sell/ }));
  }
  await user.clear(quantity);
  await user.click(dialog.getByRole('button', { name: 'Sell' }));
  expect(await dialog.findByText('Fill this in.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a sale of goods can name the member who buys', { tags: ['atLength'] }, async () => {
  const { sent } = await openDesk('/Goods', [
    listed(water),
    answer(listClubUsers, { id: 1 }, pageWith([{ ...davide, Roles: ['Athlete'], ClientStage: 'client' }])),
    answer(sellGoods, { id: 1 }, sold),
  ]);
  await press('Sell Water');
  await user.click(await screen.findByRole('combobox', { name: /Member/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(davide.Nickname) }));
  await press('Sell for €1.50');
  expect(await screen.findByText(/sold for/)).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { UserId: 5 } }]);
});

it('a sale at a price that has changed meanwhile shows the present price, and the next press of the button sells at this price', async () => {
  let stored = water;
  const { sent } = await openDesk('/Goods', [
    answer(listArticles, { id: 1 }, () => pageWith([stored])),
    answer(sellGoods, { id: 1 }, (body) => {
      if ((body as GoodsSale).Lines[0]?.Price === 180) return sold;
      stored = { ...water, Price: 180, RowVersion: 4 };
      const values = { name: 'Water', amount: '1.80 EUR', Price: 180, Currency: 'EUR' };
      return refusal(409, 'ArticlePriceChanged', { values })();
    }),
  ]);
  await press('Sell Water');
  await press('Sell for €1.50');
  expect(await screen.findByText('Water costs €1.80 now. Look again before you sell.')).toBeTruthy();
  await press('Sell for €1.80');
  expect(await screen.findByText(/sold for/)).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as GoodsSale).Lines[0]?.Price)).toEqual([
    150, 180,
  ]);
});

it('a sale of several goods sends a line for each article, except for removed articles', async () => {
  const cap: Article = { ...water, ArticleId: 9, Name: 'Cap', Price: 1_200 };
  const { sent } = await openDesk('/Goods', [
    listed(water, towel, cap, { ...cap, ArticleId: 10, Name: 'Bar', Price: 250 }),
    answer(sellGoods, { id: 1 }, sold),
  ]);
  await press('Sell Water');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sell Water' }));
  for (const [name, amount] of [
    [/^Cap/, '€13.50'],
    [/^Bar/, '€16.00'],
  ] as const) {
    await user.click(await dialog.findByRole('combobox', { name: 'Add an article to the receipt' }));
    expect(screen.queryByRole('option', { name: /Towel/ })).toBeNull();
    await user.click(await screen.findByRole('option', { name }));
    expect(await dialog.findByRole('button', { name: `Sell for ${amount}` })).toBeTruthy();
  }
  await user.click(dialog.getByRole('button', { name: 'Remove Cap from the receipt' }));
  await user.click(dialog.getByRole('button', { name: 'Sell for €4.00' }));
  expect(await screen.findByText(/sold for/)).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      body: {
        Lines: [
          { ArticleId: 7, Quantity: 1, Price: 150 },
          { ArticleId: 10, Quantity: 1, Price: 250 },
        ],
      },
    },
  ]);
});
