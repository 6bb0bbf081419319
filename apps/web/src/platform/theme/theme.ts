import { TEXT_MAX } from '@clubpulse/contract/scalars';
import { Button, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const ink: MantineColorsTuple = [
  '#F6F7F4',
  '#ECEEE9',
  '#E0E3DB',
  '#C6CBC0',
  '#858D84',
  '#5F6973',
  '#454E57',
  '#2A323A',
  '#1B2128',
  '#10151A',
];
const dark: MantineColorsTuple = [
  '#F2F4EF',
  '#BAC3CC',
  '#929DA8',
  '#6C7885',
  '#3A4550',
  '#252D36',
  '#1B2128',
  '#14191F',
  '#10141A',
  '#0B0E12',
];
const font = '"Archivo Variable", Archivo, system-ui, sans-serif';

export const theme = createTheme({
  fontFamily: font,
  headings: { fontFamily: font, fontWeight: '720' },
  colors: { ink, dark },
  primaryColor: 'ink',
  primaryShade: { light: 9, dark: 0 },
  autoContrast: true,
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'sm' },
      // The text colour is set here, because Mantine computes it for the light theme only.
      vars: (_theme, { variant = 'filled', color }) =>
        variant === 'filled' && color === undefined ? { root: { '--button-color': 'var(--on-primary)' } } : { root: {} },
    }),
    TextInput: { defaultProps: { maxLength: TEXT_MAX } },
    Textarea: { defaultProps: { maxLength: TEXT_MAX } },
    Tooltip: { defaultProps: { openDelay: 400 } },
    // The overlay is only for the sheet on a phone; controls.css hides it on larger screens.
    Menu: { defaultProps: { withOverlay: true, overlayProps: { fixed: true, zIndex: 299 } } },
    Modal: { defaultProps: { radius: 'lg', centered: true, returnFocus: true } },
    Table: { defaultProps: { verticalSpacing: 9, horizontalSpacing: 10 } },
  },
});

/** Mantine's semantic variables have the values of tokens.css. */
export const semanticVariables = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-anchor': 'var(--text)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-color-ink-filled': 'var(--primary)',
  '--mantine-color-ink-filled-hover': 'var(--primary-hover)',
  '--mantine-color-ink-contrast': 'var(--on-primary)',
} as const;
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: semanticVariables,
  dark: semanticVariables,
});
