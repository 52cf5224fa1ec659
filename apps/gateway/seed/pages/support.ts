import type { StoredSupport } from '../../src/content/page/pageContent.ts';
import type { Pair } from '../goods/packedGoods.ts';

/** The texts of the support page: subjects, and for each its questions with their answers in paragraphs. */
const TOPICS: readonly {
  id: string;
  title: Pair;
  entries: readonly { question: Pair; answer: readonly Pair[] }[];
}[] = [
  {
    id: 'returns',
    title: ['Returns and refunds', 'الإرجاع والاسترداد'],
    entries: [
      {
        question: ['How long can I send something back?', 'كم لديّ من الوقت للإرجاع؟'],
        answer: [
          [
            'Fourteen days from the day it reached you, in good condition and with its case. Lenses that were cut to your power can be returned too.',
            'خلال 14 يوماً من وصول الطلب، بحالة جيدة ومع الحافظة. ويمكن إرجاع العدسات المصنوعة بدرجة نظرك أيضاً.',
          ],
          [
            'Open your order and choose “Send it back”. We collect it at your door, or you hand it in. It costs you nothing.',
            'افتح طلبك واختر «إرجاع المنتج». نستلمه من عنوانك أو تسلّمه بنفسك، ولا يكلفك ذلك شيئاً.',
          ],
        ],
      },
      {
        question: ['When do I get my money?', 'متى أسترد المبلغ؟'],
        answer: [
          [
            'We send it as soon as we have received and inspected the goods, in the way that you chose for the return. Your bank may need some days to show it.',
            'نرسله فور وصول المنتجات إلينا وفحصها، بالطريقة التي اخترتها للإرجاع. وقد يحتاج البنك إلى بضعة أيام ليظهر المبلغ في حسابك.',
          ],
        ],
      },
      {
        question: ['Can I cancel an order?', 'هل يمكنني إلغاء الطلب؟'],
        answer: [
          [
            'Yes, free of charge until its lenses are cut or its goods are packed. You can cancel it on the page of the order.',
            'نعم، مجاناً حتى قص العدسات أو تغليف المنتجات. يمكنك إلغاؤه من صفحة الطلب.',
          ],
        ],
      },
    ],
  },
  {
    id: 'prescription',
    title: ['How to read a prescription', 'كيف تقرأ الوصفة'],
    entries: [
      {
        question: ['What do OD and OS mean?', 'ما معنى OD وOS؟'],
        answer: [
          [
            'OD is the right eye and OS the left one, seen from you. OU is both.',
            '‏OD هي العين اليمنى وOS العين اليسرى من جهتك، وOU العينان.',
          ],
        ],
      },
      {
        question: ['What do the columns say?', 'ماذا تقول الأعمدة؟'],
        answer: [
          [
            'SPH is the power in dioptres: minus corrects short sight, plus long sight. CYL is the part for astigmatism, and AXIS, from 1 to 180, tells where that part lies; one is never written without the other.',
            '‏SPH هي الدرجة الكروية بالديوبتر: السالب لقصر النظر والموجب لطول النظر. وCYL للاستجماتيزم (الانحراف)، وAXIS من 1 إلى 180 تحدد اتجاهه، ولا يأتي أحدهما من دون الآخر.',
          ],
          [
            'ADD is what is added for reading, and PD the distance between your pupils in millimetres.',
            '‏ADD هي الإضافة للقراءة، وPD المسافة بين البؤبؤين بالمليمتر.',
          ],
        ],
      },
      {
        question: ['Can I send a picture of it?', 'هل يمكنني إرسال صورة لها؟'],
        answer: [
          [
            'Yes, when you choose the lenses, and afterwards on the page of your order. An optician reads it before the lenses are made, and writes to you if something is unclear. It has to be a JPEG, PNG or WebP of at most 8 MB.',
            'نعم، عند اختيار العدسات، وبعد ذلك في صفحة طلبك. يقرؤها أخصائي البصريات قبل صنع العدسات، ويراسلك إن لم يكن شيء واضحاً. الصيغ المقبولة JPEG وPNG وWebP، وبحد أقصى 8 ميغابايت.',
          ],
        ],
      },
      {
        question: ['How old can it be?', 'ما مدة صلاحية الوصفة؟'],
        answer: [
          [
            'Eyes change: after two years, have them tested again. You can book a test in a store or at home.',
            'تتغيّر العيون: بعد سنتين افحصها من جديد. يمكنك حجز فحص في متجر أو في المنزل.',
          ],
        ],
      },
    ],
  },
  {
    id: 'warranty',
    title: ['Warranty', 'الضمان'],
    entries: [
      {
        question: ['What is covered?', 'ماذا يشمل الضمان؟'],
        answer: [
          [
            'Frames for a year if they break in normal use, and lenses with their coatings for the time that their package states. Your rights under the law of your country are not affected.',
            'الإطارات لسنة إذا انكسرت في الاستخدام العادي، والعدسات وطبقاتها للمدة المذكورة في باقتها. وتبقى حقوقك بحسب قانون بلدك كما هي.',
          ],
          [
            'If you do not see well with new lenses, you can return or exchange the glasses within fourteen days. In an exchange the same lenses are made again free of charge.',
            'إن لم ترَ جيداً بالعدسات الجديدة يمكنك إرجاع النظارة أو استبدالها خلال 14 يوماً. وفي الاستبدال تُصنع العدسات نفسها من جديد مجاناً.',
          ],
        ],
      },
    ],
  },
  {
    id: 'studio',
    title: ['About the studio', 'عن الاستوديو'],
    entries: [
      {
        question: ['Who are we?', 'من نحن؟'],
        answer: [
          [
            'Opticians and makers of frames who measure everything: each frame is shown in its true width, and each line in a picture is as long as it says.',
            'أخصائيو بصريات وصانعو إطارات يقيسون كل شيء: يظهر كل إطار بعرضه الحقيقي، وكل خط في الصورة بالطول المكتوب عليه.',
          ],
        ],
      },
    ],
  },
  {
    id: 'work',
    title: ['Work with us', 'اعمل معنا'],
    entries: [
      {
        question: ['How do I apply?', 'كيف أتقدّم؟'],
        answer: [
          [
            'Send us a few lines with the form on this page: what you do well, and where. Opticians are always welcome.',
            'أرسل إلينا بضعة أسطر عبر النموذج في هذه الصفحة: ما الذي تجيده وأين. أخصائيو البصريات مرحّب بهم دائماً.',
          ],
        ],
      },
    ],
  },
  {
    id: 'accessibility',
    title: ['Accessibility', 'سهولة الوصول'],
    entries: [
      {
        question: ['What have we done, and what is missing?', 'ماذا أنجزنا وما الذي ينقص؟'],
        answer: [
          [
            'The shop is meant to meet WCAG 2.2 at level AA: by keyboard, with a screen reader, at 200% zoom, in dark and light, and without motion if you prefer. Every page is checked for it.',
            'يهدف المتجر إلى الالتزام بـ WCAG 2.2 بمستوى AA: بلوحة المفاتيح ومع قارئ الشاشة وبتكبير 200%، في الوضعين الداكن والفاتح، وبلا حركة إن فضّلت. وتُفحص كل صفحة لذلك.',
          ],
          [
            'If something does not work for you, tell us: a person reads it, and orders are also taken by phone.',
            'إن أعاقك شيء فأخبرنا: يقرأ رسالتك إنسان، ونستقبل الطلبات بالجوال أيضاً.',
          ],
        ],
      },
    ],
  },
  {
    id: 'terms',
    title: ['Terms', 'الشروط والأحكام'],
    entries: [
      {
        question: ['When is an order binding?', 'متى يصبح الطلب ملزماً؟'],
        answer: [
          [
            'When we confirm it by e-mail. The price you saw last is the price you pay: if it has changed meanwhile, we ask you before anything is ordered.',
            'عندما نؤكده بالبريد الإلكتروني. السعر الذي رأيته أخيراً هو ما تدفعه: إن تغيّر نسألك قبل أن يُطلب شيء.',
          ],
        ],
      },
      {
        question: ['Who checks my power?', 'من يراجع درجات نظري؟'],
        answer: [
          [
            'An optician checks the power of every order with lenses before they are cut.',
            'يراجع أخصائي بصريات درجات كل طلب فيه عدسات قبل قصها.',
          ],
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: ['Privacy', 'سياسة الخصوصية'],
    entries: [
      {
        question: ['What do we store about you?', 'ما الذي نحتفظ به عنك؟'],
        answer: [
          [
            'What an order needs: name, address, how to reach you, and your power. Besides, what you give us yourself: saved addresses, a wishlist, reviews, questions, appointments, face photos and sizes, pictures of prescriptions; and the campaign through which you came. Card numbers never reach us; they go to the payment provider alone.',
            'ما يحتاجه الطلب: الاسم والعنوان وطريقة الوصول إليك ودرجات نظرك. وكذلك ما تقدمه بنفسك: العناوين المحفوظة والمفضلة والتقييمات والأسئلة والمواعيد وصور وجهك ومقاساته وصور وصفاتك، والحملة التي وصلت عن طريقها. أرقام البطاقات لا تصل إلينا أبداً، بل إلى مزوّد الدفع وحده.',
          ],
          [
            'A picture of a prescription is seen by you and our opticians alone. We delete it two years after its order, and after 30 days if it is in no order and no bag. One that you save in your account stays until you remove it there.',
            'صورة الوصفة لا يراها سواك وأخصائيو البصريات لدينا. نحذفها بعد سنتين من طلبها، وبعد 30 يوماً إن لم تكن في أي طلب أو حقيبة. وما تحفظه في حسابك يبقى حتى تزيله.',
          ],
          [
            'We send news only if you asked for it, and you can stop it in your account at any time.',
            'لا تصل الأخبار إلا لمن طلبها، ويمكن إيقافها من حسابك في أي وقت.',
          ],
        ],
      },
      {
        question: ['How do I see or delete it?', 'كيف أطّلع عليه أو أحذفه؟'],
        answer: [
          [
            'In your account, under Privacy: download everything as a file, or delete the account. Appointments to come stay booked. Bills are kept as long as the law requires, without your name.',
            'في حسابك ضمن الخصوصية: نزّل كل شيء في ملف، أو احذف الحساب. تبقى المواعيد القادمة محجوزة. تُحفظ الفواتير المدة التي يفرضها القانون دون اسمك.',
          ],
        ],
      },
    ],
  },
  {
    id: 'cookies',
    title: ['Cookies', 'ملفات تعريف الارتباط'],
    entries: [
      {
        question: ['Which ones are there?', 'أي ملفات نستخدم؟'],
        answer: [
          [
            'Only those the shop needs: one keeps your bag and your sign-in and cannot be read by scripts, a few remember country, language, whether you are signed in or have ordered, your try-on and an open exchange. None follows you elsewhere.',
            'ما يحتاجه المتجر فقط: ملف يحفظ حقيبتك وتسجيل دخولك ولا تقرؤه البرامج النصية، وبضعة ملفات تتذكر الدولة واللغة وحالة الدخول وهل سبق لك الطلب، وتجربة النظارات والاستبدال المفتوح. ولا يتعقبك أي منها في مكان آخر.',
          ],
        ],
      },
    ],
  },
];

/** The support page in a language (0 English, 1 Arabic). */
export function support(l: 0 | 1): StoredSupport {
  return {
    title: (['How can we help?', 'كيف نساعدك؟'] as const)[l],
    description: (
      [
        'Returns, prescriptions, warranty and privacy in plain words, and an optician who answers.',
        'الإرجاع والوصفات والضمان والخصوصية بكلمات واضحة، وأخصائي بصريات يجيبك.',
      ] as const
    )[l],
    topics: TOPICS.map(({ id, title, entries }) => ({
      id,
      title: title[l],
      entries: entries.map(({ question, answer }) => ({
        question: question[l],
        answer: answer.map((paragraph) => paragraph[l]),
      })),
    })),
  };
}
