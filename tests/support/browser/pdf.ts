import { expect, type Locator } from '@playwright/test';

/** Waits until a preview shows a PDF, or says that this browser cannot: Chromium's headless shell has no viewer. */
export async function expectPdf(preview: Locator) {
  const hasViewer = await preview.page().evaluate(() => navigator.pdfViewerEnabled);
  if (hasViewer) await expect(preview.locator('iframe')).toHaveAttribute('src', /^blob:/);
  else await expect(preview.getByText('This browser does not show PDF files.')).toBeVisible();
}
