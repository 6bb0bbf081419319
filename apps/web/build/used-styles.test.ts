import { expect, it } from 'vitest';
import { onlyUsed } from './used-styles.ts';

const used = new Set(['m_77c9d27d']);

it('the rules of a component that no code uses are removed, with their layers and media queries', () => {
  const css = [
    '@layer mantine;',
    '.m_77c9d27d{color:red}.m_77c9d27d,.m_80f1301b{margin:0}',
    '@media (hover:hover){.m_80f1301b:hover{color:blue}}',
    '@layer mantine{.m_77c9d27d .m_80f1301b{top:0}:where(.m_77c9d27d,.m_80f1301b)>a{left:0}html{right:0}}',
  ].join('');
  expect(onlyUsed(css, used)).toBe('@layer mantine;.m_77c9d27d{color:red}.m_77c9d27d{margin:0}@layer mantine{html{right:0}}');
});

it('animations, fonts and braces in texts are unchanged', () => {
  const css = '@keyframes m_a{0%{opacity:0}to{opacity:1}}@font-face{src:url(a.woff2)}.m_77c9d27d:after{content:"}"}';
  expect(onlyUsed(css, used)).toBe(css);
});
