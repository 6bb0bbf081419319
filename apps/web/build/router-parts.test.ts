import { expect, it } from 'vitest';
import { withoutNames } from './router-parts.ts';

it('a component of the router that is not used has no effect that would keep it', () => {
  const code =
    'var Form = React10.forwardRef(\n  (props) => null\n);\nForm.displayName = "Form";\nvar ctx = React2.createContext(null);';
  expect(withoutNames(code)).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n  (props) => null\n);\n\nvar ctx = /* @__PURE__ */ React2.createContext(null);',
  );
});
