/** Words of the checkout, from "Enroll Now" to the receipt. */
export const PAYMENT = {
  title: 'Payment',
  eyebrow: 'Your order',
  program: 'A structured program of 5 or 10 months.',
  programOf: (months: number) => `A structured program of ${months === 1 ? '1 month' : `${months} months`}.`,
  summary: 'Order summary',
  price: 'Price',
  discount: 'Coupon discount',
  total: 'Total',
  emailHeading: 'Your email address',
  emailLine: 'Your receipt and your access go to this email address:',
  isEmailRight: 'Is this right?',
  changeAddress: 'Change it',
  country: 'Your country',
  chooseCountry: 'Choose your country',
  countryMissing: 'Please choose your country.',
  countryLine: 'Shown on your receipt.',
  abroadLine: 'Shown on your receipt. The price is the same.',
  coupon: 'Coupon code',
  apply: 'Apply',
  applying: 'Checking...',
  remove: 'Remove coupon',
  saved: (amount: string) => `Coupon applied. You save ${amount}.`,
  checkingCoupon: (code: string) => `Checking your coupon ${code}...`,
  couponUnchecked: (code: string) =>
    `We could not check your coupon ${code}, so the total is without it. Try again, or remove it to pay the total.`,
  linkCouponNot: (code: string) => `Your coupon ${code} does not count for this course.`,
  couponReasons: {
    'not-yet': 'This coupon has not started yet.',
    ended: 'This coupon has ended.',
    'first-purchase': 'This coupon is for a first purchase only.',
  },
  confirmingPrice: 'Confirming the price...',
  enrolFree: 'Enroll Now',
  nothingToPay: 'This course is free. You do not need a card.',
  nothingWithCoupon: 'With this coupon there is nothing to pay. You do not need a card.',
  secure: 'You enter your card on the payment service’s page. We never see it.',
  receiptTo: (email: string) => `Your receipt is emailed to ${email} as soon as your payment is confirmed.`,
  yourEmail: 'you',
  alreadyOwned: 'You already own this course. There is nothing to pay.',
  extendEyebrow: 'Extend your access',
  extends: (day: string, months: number) =>
    `Your access ends on ${day}. ${months === 1 ? 'The new month starts' : `The ${months} new months start`} then.`,
  goToCourse: 'Go to Course',
  noCourse: 'No course chosen',
  noCourseLine: 'Choose a course from the list and press Enroll Now.',
  notForSale: 'This course is not on sale',
  notForSaleLine: 'We may have stopped selling it since you opened the list. You have not been charged.',
  browse: 'Browse Courses',
  priceNotConfirmed: 'The price could not be confirmed. Please check your connection before you continue.',
  retry: 'Retry',
} as const;

export const SIGN_IN_FIRST = {
  title: 'Sign in to continue',
  line: 'Use the account that started this payment. You will come straight back here.',
  login: 'Login',
} as const;

export const DEMO = {
  title: 'Demo checkout',
  mark: 'Demonstration: nobody is charged',
  line: 'A real school shows its payment service here. This demo has no card field and takes no money.',
  loading: 'Loading the demo checkout...',
  course: 'Course',
  total: 'Total',
  pay: 'Pay',
  cancel: 'Cancel',
  cancelling: 'Cancelling...',
  failed: 'The demo checkout could not be loaded.',
  paidTitle: 'This demo payment is already complete',
  paidLine: 'Nobody was charged, and it cannot happen twice.',
  goOn: 'See the result',
  overTitle: 'This demo checkout is over',
  overLine: 'You cancelled it, or started a newer one. Start again from the course.',
  unknownTitle: 'Demo checkout not found',
  unknownLine: 'The link may be incomplete, or the checkout belongs to another account.',
} as const;

export const SUCCESS = {
  processingTitle: 'Confirming your payment',
  processingLine: 'This usually takes a few seconds. Please keep this page open.',
  enrolled: 'You are enrolled!',
  opened: (title: string) => `${title} is open for you now.`,
  openedUntitled: 'Your course is open for you now.',
  extended: (title: string) => `${title} stays open for you.`,
  until: 'Access until',
  receipt: 'Order number',
  receiptLine: 'We are emailing you a receipt. It is also in your profile.',
  access: 'Access Course',
  dashboard: 'Dashboard',
  session: 'Payment session',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser does not allow copying. Please select the text.',
  again: 'Check again',
  returnToDashboard: 'Return to Dashboard',
  contact: 'Contact',
} as const;

/** Words of a payment that takes days, such as a bank debit. */
export const SLOW_PAYMENT = {
  title: 'Your payment is being processed',
  line: (title: string) =>
    `Your bank needs a few working days. ${title} opens when the money arrives, and we email you a receipt.`,
  once: 'You do not need to do anything. You will not be charged twice.',
  dashboard: 'Dashboard',
  failedTitle: 'Your payment did not arrive',
  failedLine: (title: string) =>
    `Your bank did not send the payment, so you were not charged. Pay again to open ${title}.`,
  again: 'Pay again',
} as const;

export const CANCEL = {
  line: 'You can start again from the course when you are ready.',
  browse: 'Browse Courses',
  dashboard: 'Dashboard',
} as const;
