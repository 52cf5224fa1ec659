import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const CATALOGUES = ['packages/*/src/**/ar.json', 'apps/*/app/**/ar.json', 'apps/*/locales/**/ar.json'];

/** The Arabic texts of every catalogue and of the demo store. */
const texts = globSync([...CATALOGUES, 'apps/gateway/seed/**/*.ts'], { cwd: ROOT })
  .filter((file) => !file.includes('node_modules') && !/\.test\.ts$|\/dist\//.test(file))
  .flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => /[ء-ي]/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

/** Each thing has one name. A row has the term and the words that were used for the same thing before. */
const TERMS: readonly [term: string, others: RegExp][] = [
  ['الدرجة الكروية', /(?<![ء-ي])الكرة(?![ء-ي])/],
  ['درجات النظر', /قياس نظرك|قياسك(?![ء-ي])|بقياس(?![ء-ي])|بدون قياس|بلا قياس|بدون مقاسات/],
  ['المسافة بين البؤبؤين', /حدقة|حدقتي/],
  ['منحنى القاعدة', /قوس القاعدة|تقوّس/],
  ['الوصفة', /ورقتك|الورقة/],
  ['طبقات العدسة', /الطلاء/],
  ['حقيبة التسوق', /(?<![ء-ي])سلة/],
  ['البنك', /مصرف/],
  ['السعر الأصلي', /سعر السوق|أسعار السوق/],
  ['المنتجات', /بضاع|بضائع/],
  ['قسيمة هدية', /بطاقة هدية|بطاقات الهدايا/],
  ['رصيدك في المتجر', /رصيد متجرك/],
  ['ملفات تعريف الارتباط', /ملفات الارتباط/],
  ['أخصائي البصريات', /اختصاصي/],
  ['استرداد المبلغ', /أموالك|(?<![ء-ي])مالك(?![ء-ي])|(?<![ء-ي])مالي(?![ء-ي])/],
  ['حذف', /ننسى|نسينا|تُنسى/],
  ['يُرجى', /من فضلك|(?<![ء-ي])يرجى/],
  ['تعذّر', /(?<![ء-ي])تعذر/],
  ['الاستخدام', /استعمل|استعمال/],
  ['جارٍ التحميل', /جارٍ (جلب|إحضار)|تعذّر جلب/],
  ['الدفع عند الاستلام', /عند الباب/],
  ['الطرد', /شحنة/],
  ['المواصفات', /الخامات/],
];

describe('Arabic', () => {
  test('every catalogue and the demo store are read', () => {
    expect(texts.filter((text) => text.includes('.json:')).length).toBeGreaterThan(1500);
    expect(texts.some((text) => text.startsWith('apps/gateway/seed/'))).toBe(true);
  });

  test.each(TERMS)('%s has one name', (_, others) => {
    expect(texts.filter((text) => others.test(text))).toEqual([]);
  });

  test('a percent sign follows its figure without a space, and quotation marks are Arabic', () => {
    expect(texts.filter((text) => /\d ?٪|[\d}] %/.test(text))).toEqual([]);
    expect(texts.filter((text) => /json: .*“[ء-ي]/.test(text))).toEqual([]);
  });
});
