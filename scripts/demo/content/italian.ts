import { ADDRESS, ENVIO, GRATIS } from './facts.ts';
import type { ForeignPage } from './foreign-page.ts';
import { IT } from './shops.ts';

/** Content pages of the Italian store view. */
export const ITALIAN: ForeignPage[] = [
  {
    identifier: 'formas-de-pago',
    title: 'Metodi di pagamento',
    description: 'In contanti, con carta, con bonifico o alla cassa: come paghi il tuo ordine, senza costi aggiuntivi.',
    sections: [
      [
        'Alla consegna',
        'Paghi in contanti quando ricevi la merce, o in negozio quando la ritiri. Controlla il prodotto prima di pagare e tieni pronto l’importo.',
        'Non vale per gli ordini di sole carte regalo o servizi: non c’è nulla da consegnare.',
      ],
      [
        'Carta di credito o di debito',
        'La carta la inserisci presso chi elabora il pagamento, non da noi. L’importo è riservato quando ordini e addebitato quando spediamo o quando l’ordine è pronto in negozio. Se con le rate che scegli l’addebito è immediato, te lo diciamo e ti chiediamo il consenso.',
        'Le rate senza interessi, dove ci sono, stanno accanto al prezzo; le scegli al pagamento. Il prezzo è lo stesso.',
      ],
      [
        'Bonifico (SPEI)',
        'Ogni ordine ha una sua CLABE. Di solito il denaro arriva in pochi minuti; la pagina del tuo ordine dice fino a quando lo teniamo. Se la banca non lascia passare il bonifico, alza il tuo limite (MTU) nella sua app.',
      ],
      [
        'Contanti alla cassa',
        'Ricevi un codice a barre per la cassa dei negozi convenzionati. Il negozio può chiedere una sua commissione.',
      ],
      [
        'Che cosa vale per il tuo ordine',
        'Al pagamento vedi i metodi possibili. Se uno manca, non va bene per quei prodotti o per quella consegna.',
      ],
      ['Nessun costo in più', 'Paghi esattamente la somma che confermi, senza commissioni.'],
      [
        'Fattura',
        'La fattura fiscale messicana (CFDI) si chiede al pagamento o dopo, nella pagina del tuo ordine: RFC, nome, regime, uso e codice postale.',
      ],
    ],
  },
  {
    identifier: 'garantias-y-devoluciones',
    title: 'Garanzia e resi',
    description:
      'Come usare la garanzia, restituire un prodotto entro cinque giorni lavorativi e riavere il tuo denaro.',
    sections: [
      [
        'Garanzia',
        'Ogni prodotto ha almeno 90 giorni di garanzia dalla consegna; la durata è nella sua pagina. Il certificato dice che cosa copre e dove farla valere.',
        'Il tempo di una riparazione non conta. Se dopo il prodotto non va bene, lo cambiamo o ti rimborsiamo. Il trasporto lo paghiamo noi.',
      ],
      [
        'Garanzia estesa',
        'È facoltativa, mai già scelta, e comincia quando finisce quella del produttore. Il prezzo è indicato.',
      ],
      [
        'Resi',
        'Entro cinque giorni lavorativi dalla consegna puoi ripensarci senza dare spiegazioni. Il prodotto deve essere intatto, con imballo e accessori; la spedizione del reso la paghi tu.',
        'Non vale per le carte regalo già usate e i servizi già resi.',
      ],
      [
        'Arrivato danneggiato',
        'Se è danneggiato, incompleto o sbagliato, il reso lo paghiamo noi e scegli tra cambio, sconto e rimborso. Hai due mesi; prima lo dici, meglio è.',
      ],
      [
        'Il tuo denaro',
        'Torna per la stessa via con cui hai pagato. Sulle carte lo vedi in 1-3 giorni lavorativi, con bonifico il giorno stesso.',
      ],
      [
        'Come si chiede',
        `Scrivi a ${IT.email} o dal modulo di contatto con il numero d’ordine e, se c’è un danno, una foto.`,
      ],
    ],
  },
  {
    identifier: 'preguntas-frecuentes',
    title: 'Domande frequenti',
    description: 'Risposte brevi su ordini, consegne, pagamenti e resi.',
    sections: [
      ['Serve un account?', 'No. Bastano nome, posta elettronica e indirizzo.'],
      ['I prezzi comprendono le imposte?', 'Sì, tutti. Il dettaglio è nel riepilogo dell’ordine.'],
      ['Consegnate da me?', 'Scrivi il tuo codice postale: vedi se consegniamo, quando arriva e quanto costa.'],
      [
        'Quanto tempo ci vuole?',
        'Da 2 a 8 giorni lavorativi secondo il codice postale; fino a 60 giorni per ciò che è su ordinazione.',
      ],
      ['Quanto costa la consegna?', `${ENVIO}; è gratis da ${GRATIS}. Il ritiro in negozio è sempre gratis.`],
      [
        'Posso restituire un prodotto?',
        'Sì, entro cinque giorni lavorativi dalla consegna, senza spiegazioni. Vedi Garanzia e resi.',
      ],
      ['Il carrello resta?', 'Sì, in questo browser, anche se chiudi la pagina.'],
      [
        'E se chiudo la pagina mentre confermo?',
        'Nulla si ripete: un ordine è registrato una volta sola, anche con due clic o se cade la connessione.',
      ],
      ['Come vi trovo?', `Scrivi a ${IT.email} o dal modulo di contatto. Rispondiamo in due giorni lavorativi.`],
    ],
  },
  {
    identifier: 'compra-segura',
    title: 'Acquisti sicuri',
    description: 'Come proteggiamo i tuoi acquisti, come riconoscere una frode e che cosa fare se qualcosa non torna.',
    sections: [
      [
        'Da parte nostra',
        [
          'La connessione è cifrata.',
          'La carta la inserisci presso chi elabora il pagamento. Il suo numero non lo vediamo e non lo conserviamo.',
          'Prezzi e disponibilità si controllano di nuovo quando ordini. Se qualcosa è cambiato lo vedi prima di confermare.',
          'Un ordine è registrato una volta sola, anche con due clic.',
          'La tua password è conservata in modo che nessuno possa leggerla. Al suo posto puoi usare una passkey.',
        ],
      ],
      [
        'Da parte tua',
        [
          'Controlla l’indirizzo nel browser prima di scrivere i tuoi dati.',
          'Non chiediamo mai password, PIN o codici: né per telefono, né per posta, né per messaggio.',
          'Fai il bonifico solo alla CLABE che vedi nella pagina del tuo ordine.',
          'Conserva il messaggio con il numero d’ordine.',
        ],
      ],
      [
        'Se qualcosa non torna',
        `Scrivi subito a ${IT.email}. Un addebito che non riconosci si segnala prima di tutto alla banca.`,
      ],
    ],
  },
  {
    identifier: 'quienes-somos',
    title: 'Chi siamo',
    description: `Che cos’è ${IT.name} e a che cosa teniamo.`,
    sections: [
      [
        'Un negozio come un mercato',
        'In Messico un tianguis è un mercato di strada: tutto sul banco, il prezzo in vista e qualcuno che risponde. Così vogliamo questo negozio.',
        'Quello che vedi è un catalogo di prova: le marche sono inventate e le foto vengono da modelli liberi.',
      ],
      [
        'A che cosa teniamo',
        [
          'Il prezzo che vedi comprende le imposte.',
          'Diciamo se consegniamo da te prima che tu scriva tutto il resto.',
          'La pagina funziona su un telefono semplice come su un computer nuovo.',
        ],
      ],
    ],
  },
  {
    identifier: 'aviso-de-privacidad',
    title: 'Informativa sulla privacy',
    description: 'Quali dati usiamo, perché, a chi vanno, che cosa resta nel tuo browser e quali diritti hai.',
    sections: [
      [
        'Chi ne risponde',
        `Chi gestisce ${IT.name}, con sede in ${ADDRESS}. Vale la legge messicana sulla protezione dei dati (LFPDPPP), in vigore dal 21 marzo 2025. Fa fede il testo in spagnolo.`,
        'È un negozio dimostrativo: prima di aprirlo, il responsabile scrive qui la sua ragione sociale e il suo indirizzo.',
      ],
      [
        'Quali dati',
        [
          'Nome, posta elettronica e telefono.',
          'Indirizzo di consegna con le sue indicazioni, o il negozio dove ritiri.',
          'Dati fiscali, solo se chiedi la fattura: RFC, nome, regime, uso e codice postale.',
          'Carrello, ordini, pagamenti e il loro stato, recensioni e messaggi.',
          'Se hai un account: la password (che nessuno può leggere) o la passkey.',
        ],
        'Non chiediamo dati sensibili. Il numero della carta non lo vediamo e non lo conserviamo.',
      ],
      [
        'Perché ci servono',
        [
          'Per eseguire, incassare, consegnare e fatturare il tuo ordine e dirti a che punto è.',
          'Per garanzie, resi, reclami e per rispondere a ciò che ci scrivi.',
          'Per prevenire frodi e rispettare la legge.',
        ],
      ],
      [
        'Perché, solo se vuoi',
        [
          'La newsletter con le offerte: la chiedi tu, la confermi dalla posta e la lasci con un clic.',
          'L’avviso quando un prodotto esaurito torna.',
          'Misurare da dove arrivano le visite e che cosa si guarda e si compra. Che cosa resta è scritto più sotto.',
        ],
        'Un no non cambia i tuoi acquisti. Un sì si può ritirare quando vuoi, senza costi.',
      ],
      [
        'Dati di pagamento',
        'I dati finanziari li trattiamo solo con il tuo consenso espresso. Ciò che indichi pagando serve soltanto a quel pagamento.',
      ],
      [
        'A chi vanno',
        [
          'A chi consegna: nome, indirizzo e telefono.',
          'A chi elabora il pagamento: importo e numero d’ordine.',
          'Alle autorità, quando lo chiede la legge.',
        ],
        'Non vendiamo né affittiamo dati. Per ogni altro trasferimento te lo chiederemmo prima.',
      ],
      [
        'Per quanto tempo',
        [
          'Ordini e fatture: il tempo che chiedono le leggi fiscali e commerciali.',
          'Messaggi: un anno.',
          'Avvisi di disponibilità: fino a 30 giorni dopo l’avviso, o un anno se il prodotto non torna.',
          'Il tuo account: finché non chiedi di cancellarlo. Ciò che va conservato resta bloccato e poi si cancella.',
        ],
      ],
      [
        'Che cosa resta nel tuo browser',
        'Necessari, senza chiedere: la chiave del carrello, la tua sessione e la chiave dei moduli. Senza non si può comprare.',
        'Sul tuo dispositivo, per comodità: codice postale, ultime ricerche, visti di recente, preferiti e confronti. Il codice postale ci serve solo per dirti data e costo della consegna.',
        'Solo dopo il tuo sì:',
        [
          'Cookie «source»: da quale link o annuncio sei arrivato (valori utm, gclid, fbclid). 30 giorni.',
          'Cookie «userID»: un identificativo casuale di questo browser e da quando esiste. Non dice chi sei. 180 giorni.',
          'Nel carrello e nell’ordine che ne nasce: la stessa provenienza e lo stesso identificativo. Finché dura il carrello o l’ordine.',
          'Se il negozio usa uno strumento di misura, si carica soltanto allora e sa che cosa si guarda, si mette nel carrello e si compra.',
        ],
        'La risposta stessa resta 180 giorni nel cookie «consent»; poi te lo chiediamo di nuovo. Finché non rispondi, o se dici di no, di tutto questo non resta nulla.',
      ],
      [
        'Ritirare un sì',
        'Il pulsante «Cambia che cosa possiamo misurare», in fondo a questa pagina, riapre la domanda. Con «No, grazie» i cookie «source» e «userID» si cancellano subito e non si misura più nulla. Ciò che è già scritto in un ordine lo cancelliamo se ce lo chiedi. Il resto si cancella dalle impostazioni del browser.',
      ],
      [
        'I tuoi diritti',
        `Puoi chiedere accesso, rettifica, cancellazione e opposizione, limitare l’uso dei dati e ritirare un consenso. Scrivi a ${IT.email} o dal modulo di contatto: il tuo nome, come risponderti, un documento e che cosa chiedi.`,
        'Rispondiamo entro 20 giorni lavorativi e lo mettiamo in pratica nei 15 seguenti. È gratis.',
        'Se una decisione che ti riguarda l’ha presa soltanto un automatismo, puoi chiedere che la riveda una persona.',
        'Se la risposta non ti basta, puoi rivolgerti entro 15 giorni lavorativi alla Secretaría Anticorrupción y Buen Gobierno.',
      ],
      ['Minori', 'Il negozio è per chi ha compiuto 18 anni. I dati di un minore li dà chi lo rappresenta.'],
      [
        'Modifiche',
        'Una nuova versione appare in questa pagina con la sua data. Ultimo aggiornamento: 23 novembre 2026.',
      ],
    ],
  },
  {
    identifier: 'terminos-y-condiciones',
    title: 'Condizioni di vendita',
    description: `Le regole dei tuoi acquisti da ${IT.name}: prezzi, ordini, consegna, ritiro, pagamento, recesso, garanzia e reclami.`,
    sections: [
      ['Chi vende', `${IT.name}, ${ADDRESS}. Posta: ${IT.email}. Fa fede il testo in spagnolo.`],
      [
        'Prezzi',
        'I prezzi sono in pesos messicani e comprendono le imposte. Il totale con la consegna lo vedi prima di confermare; dopo non si aggiunge nulla.',
        'Il prezzo barrato è quello che il prodotto aveva davvero; se è salito negli ultimi 30 giorni, è quello di prima. Se un prezzo cambia nel tuo carrello, te lo diciamo prima dell’ordine.',
      ],
      [
        'Promozioni e coupon',
        'Una promozione vale per il tempo scritto nella sua pagina o fino a esaurimento. I coupon si scrivono nel carrello. Quello della newsletter è del 10 %, vale 90 giorni e una volta a persona.',
      ],
      [
        'Ordine',
        'Prima di confermare puoi rivedere e correggere tutto. Il contratto è concluso quando vedi il numero d’ordine, che ricevi anche per posta.',
        'Un ordine confermato è riservato. Se l’ultimo pezzo è finito te lo diciamo e non addebitiamo nulla. Un ordine da pagare prima scade se non si paga in tempo.',
      ],
      [
        'Consegna',
        `Costa ${ENVIO} ed è gratis da ${GRATIS}, tolti gli sconti. Ci vogliono da 2 a 8 giorni lavorativi secondo il codice postale, fino a 60 giorni per ciò che è su ordinazione. La data la vedi prima di confermare.`,
        'Se non la rispettiamo, puoi aspettare o annullare con rimborso completo.',
      ],
      [
        'Ritiro in negozio',
        'È gratis. Vedi quale negozio ha il prodotto e da quando. Porta il numero d’ordine e un documento.',
      ],
      [
        'Pagamento',
        'Ogni ordine mostra come si può pagare. Una carta è autorizzata quando ordini e addebitata quando spediamo; prima solo se lo accetti a parte. Le rate senza interessi costano lo stesso.',
      ],
      [
        'Recesso',
        'Cinque giorni lavorativi dalla consegna, senza spiegazioni. Il prodotto torna intatto e ti rimborsiamo per la stessa via; la spedizione del reso la paghi tu.',
      ],
      [
        'Recensioni',
        'Le leggiamo prima di pubblicarle. «Acquisto verificato» vuol dire che il prodotto è in un tuo ordine.',
      ],
      [
        'Reclami e legge',
        'Rispondiamo in due giorni lavorativi e risolviamo ogni reclamo in 15 giorni al massimo. Li riceve anche l’autorità dei consumatori PROFECO: 55 5568 8722. Valgono le leggi del Messico; nulla qui limita i tuoi diritti di consumatore.',
      ],
      ['Dimostrazione', 'Questo è un catalogo di prova; gli articoli mostrati non sono in vendita.'],
    ],
  },
];
