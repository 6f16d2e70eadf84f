/**
 * Stands in each `.cf-turnstile` as the real script does: a frame of the service's, and the token as a hidden field
 * once it has come.
 */
export const SCRIPT = `(() => {
  const base = new URL('.', document.currentScript.src);
  const start = () => {
    for (const place of document.querySelectorAll('.cf-turnstile')) {
      const { sitekey = '', action = '' } = place.dataset;
      const frame = document.createElement('iframe');
      frame.title = 'Captcha de prueba';
      frame.width = '300';
      frame.height = '65';
      frame.src = new URL('widget?' + new URLSearchParams({ sitekey, action, hostname: location.hostname }), base);
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = 'cf-turnstile-response';
      place.append(frame, field);
      addEventListener('message', ({ origin, source, data }) => {
        if (origin === base.origin && source === frame.contentWindow && typeof data.token === 'string') field.value = data.token;
      });
    }
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
})();
`;

/** What stands in the frame: that this is no real check, and the token handed to the page. */
export const widgetPage = (token: string | null): string => `<!DOCTYPE html>
<html lang="es-MX"><meta charset="utf-8"><title>Captcha de prueba</title>
<body style="margin:0;display:grid;place-items:center;height:65px;font:14px system-ui,sans-serif;background:#fff;color:#17130f;border:1px solid #c9c2b8;box-sizing:border-box">
<span>${token === null ? 'Captcha de prueba: no pasa nadie' : 'Captcha de prueba: pasa siempre'}</span>
${token === null ? '' : `<script>parent.postMessage({ token: ${JSON.stringify(token)} }, '*')</script>`}</body></html>
`;
