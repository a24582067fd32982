/** English words that say nothing about the rules, ordinary words that are no typing errors, and first names. */

function list(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

export const idle = list(`
  a an the of to in on at by for with as be it its itself that this these those there here so just then than and or but if i you he
  she they we me him her them us my your his their our mine yours hers theirs do will would should can could may might shall not never no
  yes yeah yep nah ok okay right correct really actually basically literally honestly even also too either neither hey guys bro lol please
  thanks thing stuff like kind sort of any some get have make let want go come think mean wonder reckon guess know quick question ask
  rule rules game allowed able legal possible permitted fine cool good alright sure definitely maybe probably well um uh err hmm oh
  what which who whom whose when where why how many much whether because since though although however still now already yet
  such very quite pretty thats into onto from off up down out over about again around through way up put
  innit huh eh mate is am are was were been being does did doing happen let be legit ever every each other another else only own
  time times bit lot something anything someone thanks wait sorry again confuse confused clarify settle argue argument says say tell
  whatever sorta kinda totally yall us ourselves though anyway actual technically suppose supposed straight simply thing
  b c d e f g h l m o p s t v x y z
  after before once until till while during because per via regarding re against between among versus vs like able as
`)

export const ordinary = list(`
  maker able about above across actor again age agree air alive allow alone along amount animal app area arm around away baby bad bag ball bank bar base beat bed beer
  beginner behind believe below beside beyond bill bird black blue board boat body book bored born boss bottle bottom bowl boy brain break bread bring
  brother brown build bus busy cake camp car care case catch cause chair chance change cheap child choice city class clean clear climb
  clock close coat coffee coin cold color colour company computer cook cool copy corner country course cousin cover crazy cross cry cup
  custom cute dad dance danger dark date daughter day dead deal dear death deep desk die dinner dirty dog door double dream dress drink drive drop
  drunk dry dumb during ear early earth east easy eat edition egg eight empty enemy energy english enough entire evening event exact example expect
  expensive explain eye face fact fair fall family fan far fast fat father favourite feel few field fight figure fill film find finger fire fix floor fly
  food foot forever forget form fox free friend front full fun funny future girl glad glass gold great green grey group grow guy hair half hand
  happy hard hat hate head hear heart heat heavy help hide high hold hole home honest hope horse host hot hour house huge hungry hurry hurt ice idea
  imagine important inside instead interest internet joke jump keep key kid kill kind king kitchen knee knock lady land large last late laugh
  law lead learn leave leg length less lesson letter level library lie life light like line list listen little live local lonely long look loose loud
  love low luck lunch machine mad magic main manual mark marker married master match matter meal meaning meet member mess middle mind minute mirror miss
  mistake moment money month mood morning mother mouth move movie music name near neck need nervous new news nice night noise normal north nose note
  notice number object offer office often oil old online open opposite orange order outside own page pain paint pair paper parent park part party pass
  past pause pay peace pen phone photo picture piece pink place plan plane plastic plate pleasure pocket point poor power present pretty print prize
  problem promise proper pull purple push quality quarter queen quick quiet quit quite race rain rank rate reach read ready real reason record red
  regular relax remember replace rest return rich ride right ring river road rock roll room rope rough round row run rush sad safe sale salt same
  sand school score screen search season seat second secret seem sell send serious serve set seven shake shame shape share sharp shirt shock shoe shop
  short shot shoulder shout show shut sick side sign silly silver simple sing sister sit situation size skill skin skip sky sleep slow small smart smell smile smoke
  snow social soft son song soon sound south space speak special speed spell spend sport spot spring square stage stand star start stay step
  stick stone store story strange street strong student stupid style sugar suit summer sun sure surprise sweet swim table talk tall taste taxi teach
  teacher team tear test thick thin third thirsty thought throat ticket tie tight tip tired today toe together tomorrow tonight tool tooth
  top touch tough town toy train travel tree trick trip trouble truck true trust truth try tune twin type ugly uncle under understand unit
  usual video view village visit voice walk wall war warm wash watch water wave weak wear weather website week weight weird west wet wheel white whole
  wide wife wild wind window wine winter wish woman wood word work world worry worth write wrong yard year yellow yesterday young zero
  bathroom toilet pizza sleeve sleeves torn ripped damaged lost missing designer artist publisher invented company rulebook translation language
  korean german version edition timer limit break bluff talk talking chat whisper
`)

/** Names as they turn up in questions about nobody in particular; a name with a capital letter is known without being here. */
export const names = list(`
  adam alex alice amara amy andy anna anne ann ben beth bob carl charlie chris claire dan dana dave david dean ed ella emma eric erin eva finn
  fred george gina grace gus hana harry helen ian ines isla ivy jack jake james jane jen jess jim joe john jon josh kai kate katie kim kyle lara laura leo
  lena liam lily lisa liz lou lucas lucy luke luna marco maria mary matt max mia mike mila minji mo nadia nate nia nick nina noah nora
  nova olga oli oscar owen pam paul pete peter phil pia raj ravi rosa rob ruby ryan sam sara sarah sean sefa simon sofia sue tara tess theo tim tom
  tony tui viktor vera yuki yusuf zac zoe zara bec jo jill dee cam min jin soo ji hyun
tia olivia ava amelia archie arthur alfie freddie henry freya evie ellie sophia sophie chloe rosie molly lola millie
matilda eddie gary greg jason jeff jesse justin karl kev kevin larry lenny leon marc marcus martin mick neil ralph
rick robbie ron ross roy russ scott seb steve stu ted toby todd trev vic vince walt zach zane abby aisha ana andrea
angie annie asha barb becky bella bianca bridget carla carmen cathy cara cleo debbie diana dora edie eli elle elsa
esther fay fiona flo fran gabi gemma hannah heidi imogen indi ingrid isabel jade jenny joan jodie judy julia julie
kara kira kirsty lana leah liv lottie lulu lyn maddie maeve mara margo marie maya mei mina nat nell nico nikki noor
ola orla paige priya rachel remy rena rhea riley rita roxy sally sasha sian skye stella susie suzy tash tina tori
una uma wendy yara yasmin aroha sione tama hemi wiremu nikau ngaire manaia anika arjun sanjay amir omar hassan ahmed
fatima leila chen wei ming hiro kenji yuna jisoo jihoon ivan boris sven lars nils bjorn pablo diego luis carlos luca
matteo gio enzo remi hugo jules felix otto fritz hans klaus kofi kwame zuri nkechi abe cal
`)
