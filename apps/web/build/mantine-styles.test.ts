import { expect, it } from 'vitest';
import { stylesCompared } from './mantine-styles.ts';

const moduleOf = (name: string) => `/app/node_modules/@mantine/core/esm/components/${name}/${name}.module.mjs`;

it('the style sheet has the styles of all Mantine components in use and of no others', () => {
  const sheet = ['global', 'Button', 'Tooltip'].map((name) => `@import '@mantine/core/styles/${name}.layer.css';`).join('\n');
  expect(stylesCompared(sheet, [moduleOf('Button'), moduleOf('Input'), '/app/src/Button.module.css'])).toEqual({
    missing: ['Input'],
    unused: ['Tooltip'],
  });
  expect(stylesCompared(sheet, [moduleOf('Button'), moduleOf('Tooltip')])).toEqual({ missing: [], unused: [] });
});
