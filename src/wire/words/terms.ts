/**
 * Terms as the program comes with them: of each section, its summary, which is plain, and its paragraphs, which bind.
 * Ids, order and titles are the specification's (2.3).
 */
const binding = (...paragraphs: readonly string[]) => paragraphs.join('\n\n');

/** Day of the last change of these words. An owner's change has its own. */
export const TERMS_DAY = '2026-11-29';

export const TERMS_WORDS = {
  lead: 'These terms are between you and us. You agree to them when you create an account.',

  'course-registration-summary': 'One account for one person, with true details.',
  'course-registration': binding(
    'To enrol you create an account with your own name, email address and phone number. Please keep them up to date: receipts, reset links and notices go to that address.',
    'An account and an enrolment are for one person. Keep your password to yourself and do not let anyone else use your access. Tell us at once if you think someone does.',
    'An enrolment begins when your payment is confirmed. It opens the course you paid for, and that course only. We may refuse or end an account that was created with false details.',
    'Our courses prepare you for an exam that others set and mark. We cannot promise a result, an assessment outcome or a registration.',
  ),

  'copyrights-summary': 'The material is yours to study, not to copy or pass on.',
  copyrights: binding(
    'Videos, documents, mock papers, texts and drawings on this site belong to us or to those who let us use them, and are protected by the Copyright Act 1968 (Cth) and similar laws elsewhere.',
    'You may watch and read them for your own study while you are enrolled. You may not record, copy, publish, sell, lend or share them, in whole or in part, or use them to teach others. You may download only what the site offers for download.',
    'What the law allows without our consent, such as fair dealing for research or study, remains allowed.',
  ),

  'financial-commitment-summary':
    'You pay once, in Australian dollars, the price shown before you pay. Your consumer rights remain.',
  'financial-commitment': binding(
    'Prices are in Australian dollars. The total is shown on the payment page and again by the payment service before you confirm. A coupon counts only if we accept it before you pay.',
    'You enter your card on the payment service’s page. We neither see nor store it.',
    'You commit to the full price of the course when you enrol, even if you study less than you planned. If you cannot continue for a serious reason, write to us and we will look for a fair solution.',
    'Nothing in these terms excludes, restricts or changes a right you have under the Australian Consumer Law. If a course is not supplied with due care and skill or is not as described, you may be entitled to have that put right, or to a refund.',
  ),

  'conflict-of-interest-summary': 'For two years you do not build a competing course with what you got from us.',
  'conflict-of-interest': binding(
    'While you are enrolled and for 2 years afterwards you do not offer, or help others to offer, a course that competes with ours and prepares for the same exam, where doing so would use our material, our methods or what you learned about them here.',
    'If you already teach such a course, or plan to, tell us before you enrol. We may then decline the enrolment.',
    'This section protects our legitimate interest in our material. It does not stop you from practising dentistry, from working for an employer, or from helping colleagues to study, and it applies only as far as the law allows.',
  ),

  'no-unlawful-use-summary': 'Use the site for studying, and treat others with respect.',
  'no-unlawful-use': binding(
    'You do not use the site for anything unlawful, and you do not disturb it. Do not try to reach accounts, content or payments that are not yours. Do not copy automatically or use harmful software.',
    'In discussions and the study group you treat others with respect. Do not post details of real patients there. Do not post questions that you must keep secret, such as those of a current exam.',
    'We may suspend an account that is used against this section, and report what the law requires us to report.',
  ),

  'electronic-communications-summary': 'We write to you by email about your account and your course.',
  'electronic-communications': binding(
    'You agree that we send you notices, receipts and changes to these terms electronically, by email or on the site, and that this is as good as on paper.',
    'Messages about your account and your course are part of the service. We send advertising only with your consent, and every such message tells you how to stop it.',
  ),

  'use-of-services-summary': 'We keep the service running with care, and content may change.',
  'use-of-services': binding(
    'You need an up-to-date browser and internet that can play video. We work to keep the service available, but there are interruptions: maintenance, faults, and failures of networks that are not ours.',
    'We improve courses while they run. Content may be added, corrected or replaced. If we stop selling a course, everyone who bought it keeps their access.',
    'Live discussions depend on people, who fall ill and travel. We may move one to another time. The time on your dashboard is the one that counts.',
    'As far as the law allows, we are not liable for loss that we could not foresee or did not cause. The rights named under “Financial commitment” do not change because of this.',
  ),

  'privacy-summary': 'We keep what the service needs, tell you what that is, and sell nothing.',
  privacy: binding(
    'We keep your name, email address and phone number, a one-way hash of your password, your enrolments and receipts, your progress and your place in each video, and the messages you send us. We use them to run the service, and handle them under the Privacy Act 1988 (Cth).',
    'Your place in each video and what you have completed are stored on our server with your account, so that you can continue where you left off on any device. Speed, volume and similar choices stay on your device.',
    'In mock exams and practice tests we keep your answers, your flags and the seconds on each question. Your result is worked out from them. Only you see them, and once a test is over our teachers and our owner see its result and your answers with the right ones. While it runs, our office sees as they do how many questions you answered. Each time a result is read, a log keeps who read it for 12 months. Nobody else sees them. We delete a test 3 years after its end, and answers that came after its end 90 days later. If we give you extra time, we keep its reason and its last day until we remove it. The log of administrators’ changes keeps the reason for 12 months.',
    'From your answers we work out how ready you are for the exam, each time it is opened. You, our teachers and our owner can open it, and the log keeps who did as it does for results. So that you can see how it changes, we keep one estimate a day. Our teachers and our owner also see the newest one in the list of a course’s students, and the log does not keep who saw that list. We delete each one after 3 years.',
    'Questions that you answered wrongly come back as cards. We keep when you repeated each one, how well you knew it, and the reason and the line that you note yourself. Only you see them. You can put a card aside at any time. We delete a card with the tests that it came from.',
    'After your exam we ask you once whether you passed each cluster. You need not say. We keep your answer with the chances that we had estimated for you, and delete both after 3 years. No page shows your answer to others, and sums alone are made of it. Our teachers and our owner see them from the first answer on, so that they may know whose it is while there are few. Other students see them from 30 candidates on.',
    'When you join a live discussion, we keep that you were there and when. You see it, and our teachers and our owner see how many joined. We delete it after 3 years.',
    'When you ask the mentor, we keep your message, what it is about and the answers. You and those of our team who answer see them. We may show an answered message about a lesson, a paper or a practice question to the students of its course, without your name. We delete a message in which nothing happens for 12 months, and all of them with your account.',
    'If you make a study plan, we keep the day of your exam, your time zone, the minutes of your days, your days off and what you put off. The plan itself is worked out each time you open it. You can change it or end it at any time, and what we kept of it goes.',
    'To protect our recordings, the player covers the picture and logs it when its window loses the focus, its tab is hidden, a key other than a letter, a digit or one that works the player is held, or the video is clicked with the right button. We store which of these four it was, in which lesson and when; not which key, and nothing of your screen, other windows, camera or microphone. Only our administrators see it, and it is deleted after 12 months. Your email address is shown faintly over the video on your own screen.',
    'An account is for one person. To see when several use it, we store for 7 days from which networks and on which devices its videos and documents were opened; a network is an IP address without its last part. They can be open in at most 3 places at once, and from at most 24 networks a day.',
    'The site uses cookies only to keep you signed in, to know your role, to bring you back to the page you wanted, to remember the coupon of a link until you close the browser, and to know a device again on which you have signed in. The last one stays for 180 days when you sign out. It names nobody and opens nothing: because of it, strangers who guess passwords cannot lock you out. There is no advertising and no tracking by others.',
    'When you create an account, we email you a link to confirm your address, and keep when you opened it. If the address refuses our emails for good, we keep since when, until you confirm it again. What was written to or from an address is yours once you confirmed it, for as long as you use it here. Messages that you send us are deleted after 12 months.',
    'When you change your email address, we keep the old and the new one with the change for 30 days. For 7 days you can put the old one back, and nobody else can use it. Receipts and invoices from before stay as they were issued.',
    'We keep which emails you switched off, which announcements we sent you, and when you marked them as read. We note for 400 days which emails about your studies we sent, so that none comes twice.',
    'Wrong passwords are counted for a day for each account, so that nobody can try them without end. If there are very many, we email its owner.',
    'The room of live discussions, the study group and the mentor’s link of a course lead to services of others, such as a video meeting or a messenger. Their rules apply to what you say and show there. We give them nothing about you.',
    'Your details go to others only where the service needs it, such as the payment service and the service that delivers our emails, or where the law demands it. We sell nothing.',
    'You can download what we hold about you in your profile. You may have it corrected or deleted as far as the law allows us to: receipts and invoices stay. Write to the address on the contact page.',
  ),

  'final-declaration-summary': 'By creating an account you say that you have read this.',
  'final-declaration': binding(
    'By creating an account you declare that you have read and understood these terms, that your details are true, and that you are at least 18 years old.',
    'If one part of these terms is not valid, the rest still is. The laws of Australia apply, and its courts decide.',
    'We may change these terms. We announce a change that matters to you before it applies. It does not remove what you have paid for.',
  ),
} as const satisfies Readonly<Record<string, string>>;
