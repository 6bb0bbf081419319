const dark = window.matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

const main = document.getElementById('docs');
window.SwaggerUIBundle({
  url: 'openapi.json',
  domNode: main,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  requestSnippetsEnabled: true,
  tryItOutEnabled: true,
  // The token stays in this tab and ends with it.
  persistAuthorization: false,
  // Without this the document is sent to a validator on the internet.
  validatorUrl: null,
  onComplete: () => main.setAttribute('aria-busy', 'false'),
});
