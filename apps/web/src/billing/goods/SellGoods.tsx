import {
  type Article,
  articleLineSchema,
  type GoodsSale,
  goodsSaleSchema,
  SALE_LINES_MAX,
} from '@clubpulse/contract/billing/goods/goods';
import { listArticles, sellGoods } from '@clubpulse/contract/billing/goods/goods.calls';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PersonPicker } from '../../members/people/public.ts';
import { type ApiError, useCall } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { MethodChips } from '../parts/MethodChips.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { useSaleAct } from '../parts/use-sale-act.ts';
import classes from './Goods.module.css';
import { QuantityField } from './QuantityField.tsx';

const MOST_CHOICES = 1000;

type Line = Omit<GoodsSale['Lines'][number], 'Price' | 'Quantity'> & { readonly Quantity: number | null };
type Values = Omit<GoodsSale, 'Lines'> & { readonly Lines: readonly Line[] };
const lineSchema = articleLineSchema
  .omit({ Price: true })
  .extend({ Quantity: z.number('field-required').pipe(articleLineSchema.shape.Quantity) });
const entered = goodsSaleSchema.extend({ Lines: z.array(lineSchema).min(1, 'field-required').max(SALE_LINES_MAX) });

interface SellGoodsProps {
  article: Article;
  onRefused: () => void;
  onClose: () => void;
}

export function SellGoods({ article, onRefused, onClose }: SellGoodsProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, Currency } = useStaffClub();
  const goods = useCall(listArticles, { params: { id }, query: { length: MOST_CHOICES } }, { quiet: true });
  const loaded = goods.data?.data ?? [];
  const find = (articleId: number) => [article, ...loaded].find((one) => one.ArticleId === articleId) ?? article;
  const initial: Values = { Lines: [{ ArticleId: article.ArticleId, Quantity: 1 }], Method: 'Cash', UserId: null };
  const form = useForm<Values, z.output<typeof entered>>({ initial, check: bySchema(entered) });
  const { values, errors, set } = form;
  const { Lines: lines } = values;
  const money = (amount: number) => formats.money(amount, Currency);
  const sell = useSaleAct(sellGoods, {
    doneText: ({ Description, Amount }) => ({ title: t('billing.articleSold', { what: Description, amount: money(Amount) }) }),
    receiptOf: ({ Transactions: [first] }) => first?.ReceiptId,
    onRefused: () => {
      onRefused();
      void goods.refetch();
    },
    onClose,
  });
  const isEntered = lines.every(({ Quantity }) => Quantity !== null && Quantity >= 1);
  const amount = lines.reduce((sum, { ArticleId, Quantity }) => sum + find(ArticleId).Price * (Quantity ?? 0), 0);
  const choices = loaded.filter(
    ({ ArticleId, IsOnSale, ...one }) =>
      IsOnSale && one.Currency === Currency && !lines.some((line) => line.ArticleId === ArticleId),
  );
  return (
    <DialogForm
      title={t('billing.sellArticle', { name: article.Name })}
      act={isEntered ? t('billing.sellFor', { amount: money(amount) }) : t('kit.sell')}
      form={form}
      refusal={<Refused error={refusedWith(form.refused, t, formats)} />}
      save={({ Lines, ...body }) =>
        sell.mutateAsync({
          params: { id },
          body: { ...body, Lines: Lines.map((line) => ({ ...line, Price: find(line.ArticleId).Price })) },
        })
      }
      onClose={onClose}
    >
      {lines.map(({ ArticleId, Quantity }, at) => (
        <div key={ArticleId} className={classes['line']}>
          <QuantityField
            article={find(ArticleId)}
            isFirst={at === 0}
            value={Quantity}
            error={errors[`Lines.${at}.Quantity`]}
            onChange={(next) => set({ Lines: lines.map((line, place) => (place === at ? { ...line, Quantity: next } : line)) })}
          />
          {lines.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('billing.saleRemove', { name: find(ArticleId).Name })}
              onClick={() => set({ Lines: lines.filter((_, place) => place !== at) })}
            >
              <IconTrash size={18} stroke={1.8} />
            </ActionIcon>
          )}
        </div>
      ))}
      {choices.length > 0 && lines.length < SALE_LINES_MAX && (
        <ChoiceField
          key={lines.length}
          label={t('billing.saleAdd')}
          searchable
          data={choices.map((one) => ({ value: String(one.ArticleId), label: `${one.Name}, ${money(one.Price)}` }))}
          value={null}
          error={errors.Lines}
          onChange={(value) => value !== null && set({ Lines: [...lines, { ArticleId: Number(value), Quantity: 1 }] })}
        />
      )}
      <MethodChips value={values.Method} hasPhone={false} onChange={(Method) => Method !== 'Phone' && set({ Method })} />
      <PersonPicker
        clubId={id}
        label={t('billing.articleBuyer')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('billing.nobodyToSellTo')}
        value={values.UserId}
        error={errors.UserId}
        clearable
        onChange={(person) => set({ UserId: person?.UserId ?? null })}
      />
    </DialogForm>
  );
}

function refusedWith(error: ApiError | null, t: Translate, formats: Formats): ReturnType<typeof refusedOf> {
  const refused = refusedOf(error);
  const { name, Price, Currency } = error?.values ?? {};
  if (refused?.errorType !== 'ArticlePriceChanged' || typeof Price !== 'number' || typeof Currency !== 'string') return refused;
  return { ...refused, words: t('error.ArticlePriceChanged', { name: String(name), amount: formats.money(Price, Currency) }) };
}
