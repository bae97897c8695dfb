import type { Seller } from '../../../domain/enrolment/invoices/tax-document.ts';
import type { Site } from '../../../domain/kernel/site.ts';
import type { CurrentSettings } from '../../../domain/school/current-settings.ts';
import type { FixedSettings, SchoolSettings, SettingPorts } from '../setting-ports.ts';

/*
 * The owner's settings as use cases ask for them: objects whose fields are read at the moment of use, so that a
 * publication reaches every use case without any of them knowing that settings change.
 */

export const siteOf = (current: CurrentSettings, origin: string): Site => ({
  origin,
  get name() {
    return current.content.school.name;
  },
});

export const sellerOf = (current: CurrentSettings): Seller => ({
  get name() {
    return current.content.tax.seller || current.content.school.name;
  },
  get abn() {
    return current.content.tax.abn || null;
  },
  get address() {
    return current.content.tax.address;
  },
  get gstRate() {
    return current.content.tax.gstRate;
  },
});

export function schoolSettings(current: CurrentSettings, fixed: FixedSettings): SchoolSettings {
  return {
    ...fixed,
    newest: () => current.newest(),
    seller: sellerOf(current),
    reviewRules: {
      get reviewers() {
        return current.content.exam.reviewers;
      },
    },
    get brandName() {
      return current.content.school.name;
    },
    get contactEmail() {
      return current.content.school.email;
    },
    get compareAtMultiplier() {
      return 1 + current.content.prices.wasPercent / 100;
    },
  };
}

/** The settings as use cases ask for them, whole and in parts. */
export function settingPorts(current: CurrentSettings, school: SchoolSettings): SettingPorts {
  const { origin, couponCode, seller, ceilings, reviewRules } = school;
  return { school, site: siteOf(current, origin), couponCode, seller, ceilings, reviewRules };
}
