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
  country: 'Your country',
  chooseCountry: 'Choose your country',
  countryMissing: 'Please choose your country.',
  countryLine: 'It stands on your receipt.',
  abroadLine: 'It stands on your receipt. The price is the same.',
  coupon: 'Coupon code',
  apply: 'Apply',
  applying: 'Checking...',
  remove: 'Remove coupon',
  saved: (amount: string) => `Coupon applied. You save ${amount}.`,
  confirmingPrice: 'Confirming the price...',
  enrolFree: 'Enroll Now',
  nothingToPay: 'There is nothing to pay, and nobody asks for a card.',
  secure: "Card details are entered on the payment service's page. We never see your card.",
  alreadyOwned: 'You already own this course. There is nothing to pay.',
  extendEyebrow: 'Extend your access',
  extends: (day: string, months: number) =>
    `Your access ends on ${day}. ${months === 1 ? 'The new month begins' : `The ${months} new months begin`} there.`,
  goToCourse: 'Go to Course',
  noCourse: 'No course chosen',
  noCourseLine: 'The address does not say which course you want to buy. Choose one from the list and press Enroll Now.',
  notForSale: 'This course is not on sale',
  notForSaleLine: 'It may have been withdrawn since you opened the list. Nothing has been charged.',
  browse: 'Browse Courses',
  priceNotConfirmed: 'The price could not be confirmed. Please check your connection before you go on.',
  retry: 'Retry',
} as const;

export const SIGN_IN_FIRST = {
  title: 'Sign in to go on',
  line: 'This page belongs to the account that started the payment. Sign in with it and you will come straight back here.',
  login: 'Login',
} as const;

export const DEMO = {
  title: 'Demo checkout',
  mark: 'Demonstration: nobody is charged',
  line: 'This stands where a payment service would ask for a card. There is no card field, no money moves and nothing leaves this server.',
  loading: 'Loading the demo checkout...',
  course: 'Course',
  total: 'Total',
  pay: 'Pay',
  cancel: 'Cancel',
  cancelling: 'Cancelling...',
  failed: 'The demo checkout could not be loaded.',
  paidTitle: 'This demo payment is already made',
  paidLine: 'It was not charged to anybody, and it is not made twice.',
  goOn: 'See the result',
  overTitle: 'This demo checkout is over',
  overLine: 'It was cancelled, or a newer one took its place. Start again from the course.',
  unknownTitle: 'There is no such demo checkout',
  unknownLine: 'The address may be incomplete, or the checkout belongs to another account.',
} as const;

export const SUCCESS = {
  processingTitle: 'Confirming your payment',
  processingLine: 'This usually takes a few seconds. Please keep this page open.',
  enrolled: 'You are enrolled!',
  opened: (title: string) => `${title} is open for you now.`,
  openedUntitled: 'Your course is open for you now.',
  extended: (title: string) => `${title} stays open for you.`,
  until: 'Access until',
  receipt: 'Receipt number',
  receiptLine: 'A receipt is on its way to your e-mail address. You will also find it in your profile.',
  access: 'Access Course',
  dashboard: 'Dashboard',
  session: 'Payment session',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here. Please select the text.',
  again: 'Check again',
  returnToDashboard: 'Return to Dashboard',
  contact: 'Contact',
} as const;

/** Words of a payment that takes days, such as a bank debit. */
export const SLOW_PAYMENT = {
  title: 'Your payment is being processed',
  line: (title: string) =>
    `Your bank takes a few working days to make it. ${title} opens by itself as soon as the money has arrived, and you get your receipt by e-mail.`,
  once: 'There is nothing more to do, and you will not be charged twice.',
  dashboard: 'Dashboard',
  failedTitle: 'Your payment did not arrive',
  failedLine: (title: string) =>
    `Your bank has not made the payment, so nothing was charged and ${title} is not open yet. You can pay again, in the same way or by card.`,
  again: 'Pay again',
} as const;

export const CANCEL = {
  line: 'Nothing was bought. You can start again from the course whenever you are ready.',
  browse: 'Browse Courses',
  dashboard: 'Dashboard',
} as const;
